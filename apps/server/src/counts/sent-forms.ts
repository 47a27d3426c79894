import { present } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import type { ChildKey } from '../security/child-key.ts';
import { openSent, type SentColumns } from '../records/answers.ts';
import type { SentForm } from './running-counts.ts';

/** Reads everything that a child has sent, with the data needed for counting. */
export async function readSentForms(db: Db, key: ChildKey): Promise<SentForm[]> {
  return (await readSentFormsOf(db, new Map([[key.childId, key]]))).get(key.childId) ?? [];
}

/** Reads what these children have sent, by child; omits children who have sent nothing. */
export async function readSentFormsOf(
  db: Db,
  keys: ReadonlyMap<string, ChildKey>,
): Promise<Map<string, SentForm[]>> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('invitations', 'invitations.id', 'answers.invitation_id')
    .selectAll('answers')
    .select(['invitations.unit_id', 'invitations.organisation_id'])
    .where('answers.account_id', 'in', [...keys.keys()])
    .where('answers.sent', 'is not', null)
    .$narrowType<SentColumns>()
    .execute();
  const byChild = Map.groupBy(rows, (row) => row.account_id);
  return new Map(
    [...byChild].map(([child, sent]) => [
      child,
      sent.map((stored) => {
        const { row, content } = openSent(present(keys.get(child), 'the key of a child'), stored);
        return {
          invitationId: row.invitation_id,
          unitId: stored.unit_id,
          organisationId: stored.organisation_id,
          formId: row.form_id,
          formVersion: row.form_version,
          sent: row.sent,
          answers: content.answers,
        };
      }),
    ]),
  );
}
