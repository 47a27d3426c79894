import { shareableAvatar, type StaffChild, type StaffClient } from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../problem.ts';
import { caseKey, mayOpen, partOf, type Viewer } from '../access/case-access.ts';
import { responsibleOf } from './case-workers.ts';
import { openFlags } from './flags.ts';
import { openChildLabel } from './labels.ts';
import { openCore } from './profile.ts';
import { reasonKey, reasonsInForce } from './reasons.ts';
import { readSent } from './staff-sent.ts';
import type { ChildKey, KeyRing } from '../security/child-key.ts';

type Acceptance = Pick<
  Selectable<Database['acceptances']>,
  | 'account_id'
  | 'invitation_id'
  | 'unit_id'
  | 'pseudonym'
  | 'accepted'
  | 'left_at'
  | 'ended'
  | 'shows_figure'
  | 'label_sealed'
  | 'flags_sealed'
>;

/** Lists the children who accepted an invitation, by pseudonym, with what each has sent; oldest first. */
export async function listClients(
  db: Db,
  keyRing: KeyRing,
  viewer: Viewer,
  invitationId: string,
  now: Date,
): Promise<StaffClient[]> {
  const rows = await db
    .selectFrom('acceptances')
    .select(['account_id', 'invitation_id', 'unit_id', 'pseudonym', 'accepted', 'left_at', 'shows_figure'])
    .select(['label_sealed', 'flags_sealed', 'ended'])
    .where('invitation_id', '=', invitationId)
    .orderBy('accepted')
    .orderBy('pseudonym')
    .execute();
  const children = await toStaffChildren(db, keyRing, viewer, rows, now);
  return children.map(({ invitation: _same, ...client }) => client);
}

/** Converts acceptances to children as staff see them, in the given order; omits children whose key is deleted. */
export async function toStaffChildren(
  db: Db,
  keyRing: KeyRing,
  viewer: Viewer,
  rows: readonly Acceptance[],
  now: Date,
): Promise<StaffChild[]> {
  if (rows.length === 0) return [];
  const pseudonyms = rows.map(({ pseudonym }) => pseudonym);
  const [cores, sentOf, responsible, reasons] = await Promise.all([
    coresOf(db, rows),
    readSent(db, viewer, rows, now),
    responsibleOf(db, rows),
    reasonsInForce(db, viewer.id, pseudonyms, now),
  ]);
  return rows.flatMap((row) => {
    const core = cores.get(row.account_id);
    if (!core) return [];
    let key: ChildKey | undefined;
    const open = () => (key ??= keyRing.unwrap(row.account_id, core));
    const own = mayOpen(viewer, row);
    const part = partOf(viewer, row);
    const name = responsible.get(caseKey(row));
    const sent = sentOf(row, open);
    const needsReason =
      own && sent.sent.length > 0 && !viewer.emergencies.has(caseKey(row)) && !reasons.has(reasonKey(row));
    return {
      invitation: row.invitation_id,
      client: row.pseudonym,
      ...(own && row.label_sealed ? { label: openChildLabel(open(), row, row.label_sealed) } : {}),
      ...(own && row.flags_sealed ? { flags: openFlags(open(), row) } : {}),
      ...(name === undefined ? {} : { responsible: name }),
      ...(part === undefined ? {} : { part }),
      ...(!own && viewer.unitIds.includes(row.unit_id) ? { emergencyOnly: true as const } : {}),
      ...(needsReason ? { needsReason: true as const } : {}),
      ...(row.shows_figure ? { avatar: figureOf(open(), core.sealed) } : {}),
      accepted: row.accepted.toISOString(),
      ...(row.left_at ? { left: row.left_at.toISOString() } : {}),
      ...(row.ended === null ? {} : { ended: row.ended }),
      ...sent,
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
