import type { AnswerBackToChild } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { decryptFrom, encryptNext, type ChildKey } from '../security/child-key.ts';
import { answersPlace, type AnswersRow, type Place } from './answers.ts';
import { settleLedger, withLedger } from './ledgers.ts';

/** Decrypts what a unit answered back about a sent form; undefined if it has not. */
export function openAnswerBack(
  key: ChildKey,
  row: Place & Pick<AnswersRow, 'answer_back_sealed'>,
): AnswerBackToChild | undefined {
  const { answer_back_sealed: sealed } = row;
  return sealed ? decryptFrom<AnswerBackToChild>(key, answersPlace(row, 'answers_back'), sealed) : undefined;
}

/** Stores an answer back about a sent form; an earlier one is replaced and cannot be put back. */
export async function storeAnswerBack(
  trx: Db,
  key: ChildKey,
  row: AnswersRow,
  answerBack: AnswerBackToChild,
): Promise<void> {
  const sealed = encryptNext(key, answersPlace(row, 'answers_back'), answerBack);
  const stored = await withLedger(trx, key)
    .updateTable('answers')
    .set({ answer_back_sealed: sealed })
    .where('account_id', '=', key.childId)
    .where('id', '=', row.id)
    .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
    .executeTakeFirst();
  await settleLedger(trx, key, stored?.moved != null);
}
