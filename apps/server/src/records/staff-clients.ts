import { shareableAvatar, type StaffClient } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { notFound } from '../http/problem.ts';
import { readCore } from './profile.ts';
import type { KeyRing } from '../security/child-key.ts';

/** The children who accepted an invitation, by pseudonym, with what each has sent; oldest first. */
export async function listClients(db: Db, keyRing: KeyRing, invitationId: string): Promise<StaffClient[]> {
  const rows = await db
    .selectFrom('acceptances')
    .innerJoin('child_keys', 'child_keys.account_id', 'acceptances.account_id')
    .select([
      'acceptances.account_id',
      'acceptances.pseudonym',
      'acceptances.accepted',
      'acceptances.left_at',
    ])
    .select(['child_keys.secret_number', 'child_keys.wrapped'])
    .where('acceptances.invitation_id', '=', invitationId)
    .orderBy('acceptances.accepted')
    .orderBy('acceptances.pseudonym')
    .execute();
  const sent = await sentOf(db, invitationId);
  return Promise.all(
    rows.map(async (row) => {
      const { avatar } = await readCore(db, keyRing.unwrap(row.account_id, row));
      return {
        client: row.pseudonym,
        avatar: shareableAvatar(avatar),
        accepted: row.accepted.toISOString(),
        ...(row.left_at ? { left: row.left_at.toISOString() } : {}),
        sent: sent.get(row.account_id) ?? [],
      };
    }),
  );
}

/** What each child of an invitation has sent, oldest first, and whether somebody has read it. */
async function sentOf(db: Db, invitationId: string): Promise<Map<string, StaffClient['sent']>> {
  const rows = await db
    .selectFrom('answers')
    .select(['account_id', 'form_id', 'form_version', 'request_id', 'sent'])
    .select(wasOpened.as('opened'))
    .where('invitation_id', '=', invitationId)
    .where('sent', 'is not', null)
    .orderBy('sent')
    .orderBy('id')
    .execute();
  const byChild = Map.groupBy(rows, (row) => row.account_id);
  return new Map(
    [...byChild].map(([child, forms]) => [
      child,
      forms.map(({ form_id, form_version, request_id, sent, opened }) => ({
        id: form_id,
        version: form_version,
        request: request_id!,
        at: sent!.toISOString(),
        opened,
      })),
    ]),
  );
}

/** Whether anybody has read the sent form of a row of `answers`. */
export const wasOpened = sql<boolean>`exists (
  select from audit
  where audit.account_id = answers.account_id and audit.request_id = answers.request_id
    and audit.form_id = answers.form_id and audit.form_version = answers.form_version)`;

/** @throws {Problem} 404 when nobody has that pseudonym under this invitation */
export async function findClient(db: Db, invitationId: string, pseudonym: string): Promise<string> {
  const row = await db
    .selectFrom('acceptances')
    .select('account_id')
    .where('invitation_id', '=', invitationId)
    .where('pseudonym', '=', pseudonym)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.account_id;
}
