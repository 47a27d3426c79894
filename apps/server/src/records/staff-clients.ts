import { shareableAvatar, type StaffChild, type StaffClient } from '@lykta/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import { openCore } from './profile.ts';
import type { ChildKey, KeyRing } from '../security/child-key.ts';

type Acceptance = Pick<
  Selectable<Database['acceptances']>,
  'account_id' | 'invitation_id' | 'pseudonym' | 'accepted' | 'left_at' | 'shows_figure'
>;

/** The children who accepted an invitation, by pseudonym, with what each has sent; oldest first. */
export async function listClients(db: Db, keyRing: KeyRing, invitationId: string): Promise<StaffClient[]> {
  const rows = await db
    .selectFrom('acceptances')
    .select(['account_id', 'invitation_id', 'pseudonym', 'accepted', 'left_at', 'shows_figure'])
    .where('invitation_id', '=', invitationId)
    .orderBy('accepted')
    .orderBy('pseudonym')
    .execute();
  const children = await toStaffChildren(db, keyRing, rows);
  return children.map(({ invitation: _same, ...client }) => client);
}

/** Acceptances as staff see them, in the order given; a child whose key is gone is left out. */
export async function toStaffChildren(
  db: Db,
  keyRing: KeyRing,
  rows: readonly Acceptance[],
): Promise<StaffChild[]> {
  if (rows.length === 0) return [];
  const [cores, sent] = await Promise.all([coresOf(db, rows), sentOf(db, rows)]);
  return rows.flatMap((row) => {
    const core = cores.get(row.account_id);
    if (!core) return [];
    return {
      invitation: row.invitation_id,
      client: row.pseudonym,
      ...(row.shows_figure ? { avatar: figureOf(keyRing.unwrap(row.account_id, core), core.sealed) } : {}),
      accepted: row.accepted.toISOString(),
      ...(row.left_at ? { left: row.left_at.toISOString() } : {}),
      sent: sent.get(placeOf(row)) ?? [],
    };
  });
}

const figureOf = (key: ChildKey, profile: Buffer | null) => shareableAvatar(openCore(key, profile).avatar);

/** Each child's key, with the sealed profile if there is one. */
async function coresOf(db: Db, rows: readonly Acceptance[]) {
  const found = await db
    .selectFrom('child_keys')
    .leftJoin('profiles', 'profiles.account_id', 'child_keys.account_id')
    .innerJoin('ledgers', 'ledgers.account_id', 'child_keys.account_id')
    .select(['child_keys.account_id', 'child_keys.secret_number', 'child_keys.wrapped', 'profiles.sealed'])
    .select(['ledgers.ledger', 'ledgers.ledger_clock'])
    .where('child_keys.account_id', 'in', [...new Set(rows.map((row) => row.account_id))])
    .execute();
  return new Map(found.map((row) => [row.account_id, row]));
}

const placeOf = (row: { account_id: string; invitation_id: string | null }) =>
  `${row.account_id} ${row.invitation_id}`;

/** What each child has sent under each invitation, oldest first, and whether somebody has read it. */
async function sentOf(db: Db, children: readonly Acceptance[]): Promise<Map<string, StaffClient['sent']>> {
  const rows = await db
    .selectFrom('answers')
    .select(['account_id', 'invitation_id', 'form_id', 'form_version', 'request_id', 'sent'])
    .select(wasOpened.as('opened'))
    .where('invitation_id', 'in', [...new Set(children.map((child) => child.invitation_id))])
    .where('account_id', 'in', [...new Set(children.map((child) => child.account_id))])
    .where('sent', 'is not', null)
    .orderBy('sent')
    .orderBy('sent_order')
    .execute();
  return new Map(
    [...Map.groupBy(rows, placeOf)].map(([place, forms]) => [
      place,
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

/** Whether anybody has read the sent form of a row of `answers`: a line of the log says so, under its pseudonym. */
export const wasOpened = sql<boolean>`exists (
  select from acceptances as reader
  join audit_lines as line on line.pseudonym = reader.pseudonym
  where reader.account_id = answers.account_id and reader.invitation_id = answers.invitation_id
    and line.request_id = answers.request_id and line.form_id = answers.form_id
    and line.form_version = answers.form_version and line.kind in ('reading', 'answers-file'))`;

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
