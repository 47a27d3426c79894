import { sql, type RawBuilder } from 'kysely';
import { fromHex, inHex, jsonRow } from '../database/json-list.ts';
import type { ChildKey } from '../security/child-key.ts';
import { openAnswers, type AnswersPlace, type AnswersRecord, type AnswersRow } from './answers.ts';

/** A row as JSON carries it. */
export interface StoredRow extends Omit<
  AnswersRow,
  'sealed' | 'answer_back_sealed' | 'created' | 'updated' | 'sent'
> {
  sealed: string;
  answer_back_sealed: string | null;
  created: string;
  updated: string;
  sent: string | null;
}

/** Describes a child's document in one value. @param account the id, or the column that holds it */
export const storedAnswers = (
  account: string | RawBuilder<unknown>,
  { formId, formVersion, request }: AnswersPlace,
): RawBuilder<StoredRow | null> =>
  jsonRow(sql<StoredRow>`
    select id, account_id, form_id, form_version, invitation_id, request_id, ${inHex('sealed')} as sealed, etag,
      created, updated, sent, sent_order, ${inHex('answer_back_sealed')} as answer_back_sealed
    from answers
    where answers.account_id = ${account} and form_id = ${formId} and form_version = ${formVersion}
      and ${
        request
          ? sql`invitation_id = ${request.invitationId} and request_id = ${request.requestId}`
          : sql`invitation_id is null and request_id is null`
      }`);

/** Decrypts what {@link storedAnswers} describes. */
export function openStored(key: ChildKey, stored: StoredRow | null): AnswersRecord | undefined {
  if (!stored) return undefined;
  const { sealed, answer_back_sealed: back, created, updated, sent, ...row } = stored;
  return openAnswers(key, {
    ...row,
    sealed: fromHex(sealed),
    answer_back_sealed: back === null ? null : fromHex(back),
    created: new Date(created),
    updated: new Date(updated),
    sent: sent === null ? null : new Date(sent),
  });
}
