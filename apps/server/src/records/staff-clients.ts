import { shareableAvatar, type StaffChild, type StaffClient } from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import { openChildLabel } from './labels.ts';
import { openCore } from './profile.ts';
import { readersOf, readPlace, type Viewer } from './read-forms.ts';
import type { ChildKey, KeyRing } from '../security/child-key.ts';

type Acceptance = Pick<
  Selectable<Database['acceptances']>,
  | 'account_id'
  | 'invitation_id'
  | 'unit_id'
  | 'pseudonym'
  | 'accepted'
  | 'left_at'
  | 'shows_figure'
  | 'label_sealed'
>;

/** Lists the children who accepted an invitation, by pseudonym, with what each has sent; oldest first. */
export async function listClients(
  db: Db,
  keyRing: KeyRing,
  viewer: Viewer,
  invitationId: string,
): Promise<StaffClient[]> {
  const rows = await db
    .selectFrom('acceptances')
    .select(['account_id', 'invitation_id', 'unit_id', 'pseudonym', 'accepted', 'left_at', 'shows_figure'])
    .select('label_sealed')
    .where('invitation_id', '=', invitationId)
    .orderBy('accepted')
    .orderBy('pseudonym')
    .execute();
  const children = await toStaffChildren(db, keyRing, viewer, rows);
  return children.map(({ invitation: _same, ...client }) => client);
}

/** Converts acceptances to children as staff see them, in the given order; omits children whose key is deleted. */
export async function toStaffChildren(
  db: Db,
  keyRing: KeyRing,
  viewer: Viewer,
  rows: readonly Acceptance[],
): Promise<StaffChild[]> {
  if (rows.length === 0) return [];
  const [cores, sent] = await Promise.all([coresOf(db, rows), sentOf(db, viewer, rows)]);
  const { unitIds: own } = viewer;
  return rows.flatMap((row) => {
    const core = cores.get(row.account_id);
    if (!core) return [];
    return {
      invitation: row.invitation_id,
      client: row.pseudonym,
      ...(own.includes(row.unit_id) && row.label_sealed
        ? { label: openChildLabel(keyRing.unwrap(row.account_id, core), row, row.label_sealed) }
        : {}),
      ...(row.shows_figure ? { avatar: figureOf(keyRing.unwrap(row.account_id, core), core.sealed) } : {}),
      accepted: row.accepted.toISOString(),
      ...(row.left_at ? { left: row.left_at.toISOString() } : {}),
      sent: sent.get(placeOf(row)) ?? [],
    };
  });
}

const figureOf = (key: ChildKey, profile: Buffer | null) => shareableAvatar(openCore(key, profile).avatar);

/** Reads each child's key, with the encrypted profile if there is one. */
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

/**
 * Reads what each child has sent under each invitation, oldest first, and who has read it. A member who may not open
 * the answers learns only whether somebody has.
 */
async function sentOf(
  db: Db,
  { id, unitIds }: Viewer,
  children: readonly Acceptance[],
): Promise<Map<string, StaffClient['sent']>> {
  const byPlace = new Map(children.map((child) => [placeOf(child), child]));
  const [rows, readers] = await Promise.all([
    sentRows(db, children),
    readersOf(
      db,
      children.map(({ pseudonym }) => pseudonym),
    ),
  ]);
  const toSent = (row: (typeof rows)[number]) => {
    const child = byPlace.get(placeOf(row));
    if (!child) return [];
    const all = readers.get(readPlace({ ...row, pseudonym: child.pseudonym })) ?? [];
    const own = unitIds.includes(child.unit_id);
    return {
      id: row.form_id,
      version: row.form_version,
      request: row.request_id!,
      at: row.sent!.toISOString(),
      opened: own ? all.some((reader) => reader.id === id) : all.length > 0,
      readers: own ? all.map(({ name, day }) => ({ name, day })) : [],
    };
  };
  return new Map([...Map.groupBy(rows, placeOf)].map(([place, forms]) => [place, forms.flatMap(toSent)]));
}

const sentRows = (db: Db, children: readonly Acceptance[]) =>
  db
    .selectFrom('answers')
    .select(['account_id', 'invitation_id', 'form_id', 'form_version', 'request_id', 'sent'])
    .where('invitation_id', 'in', [...new Set(children.map((child) => child.invitation_id))])
    .where('account_id', 'in', [...new Set(children.map((child) => child.account_id))])
    .where('sent', 'is not', null)
    .orderBy('sent')
    .orderBy('sent_order')
    .execute();

/** @throws {Problem} 404 if nobody has that pseudonym under this invitation */
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
