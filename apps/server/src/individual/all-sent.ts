import type { IndividualAnswers } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { openSent, type SentColumns, type SentRow } from '../records/answers.ts';
import type { Forms } from '../records/flags.ts';
import type { ChildKey } from '../security/child-key.ts';
import { present, readPeople } from './individual.ts';

/** A sent form of a child: its row, with the exact times, and the answers as staff read them. */
export interface SentAnswers {
  row: SentRow;
  /** The unit that received them. */
  unit: string | undefined;
  answers: IndividualAnswers;
}

/** Reads everything that a child has sent under an invitation, oldest first. The caller authorises and logs it. */
export async function readAllSent(
  db: Db,
  key: ChildKey,
  forms: Forms,
  invitationId: string,
): Promise<SentAnswers[]> {
  const stored = await db
    .selectFrom('answers')
    .selectAll()
    .where('account_id', '=', key.childId)
    .where('invitation_id', '=', invitationId)
    .where('sent', 'is not', null)
    .$narrowType<SentColumns>()
    .orderBy('sent_order')
    .execute();
  const people = await readPeople(db, key);
  const sent = await Promise.all(
    stored.map(async (one): Promise<SentAnswers[]> => {
      const record = openSent(key, one);
      const found = await forms.find(one.form_id, one.form_version);
      return found
        ? [{ row: record.row, unit: record.unit, answers: present(found.form, record, people) }]
        : [];
    }),
  );
  return sent.flat();
}
