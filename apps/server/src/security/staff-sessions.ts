import { HOUR_MS, MINUTE_MS, STAFF_IDLE_MINUTES, can, dayOf, type StaffRole } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import { jsonList } from '../database/json-list.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Bound } from './binder.ts';
import { clearCookie, setCookie } from './cookies.ts';
import { boundMember, type BoundMember } from './members.ts';
import { hashToken, newToken } from './tokens.ts';
import { accessOf } from './units.ts';

const IDLE = STAFF_IDLE_MINUTES * MINUTE_MS;
const AT_MOST = 12 * HOUR_MS;
const TOUCH_AFTER = MINUTE_MS;

/** The signed-in member of an organisation. */
export interface Member {
  id: string;
  organisationId: string;
  role: StaffRole;
  name: string;
  /** The units that the member belongs to, sorted by name. */
  units: { id: string; name: string }[];
  /** The ids of those in which it works with children: none for a role that opens no answers. */
  unitIds: string[];
  /** Those of them in which every worker opens the answers. */
  openUnitIds: string[];
  /** Whether the member must set up TOTP before anything else. */
  enrolling: boolean;
  /** When this session began. */
  created: Date;
  /** Whether it began at the organisation's own identity provider. */
  identity: boolean;
  tokenHash: Buffer;
  /** See database/replica/lists.ts. */
  writtenUntil: string | null;
  /** When it signed in before this session; null if it never did. */
  signedInBefore: Date | null;
}

/**
 * Finds the member of a staff cookie. Returns null if the cookie is unknown or expired, the member is deactivated or its
 * last day has passed, or this server did not write the session or the member's role or address. Units that this server did not assign are
 * omitted.
 */
export async function findMember(
  { db, binder, clock }: Pick<Services, 'db' | 'binder' | 'clock'>,
  token: string,
): Promise<Member | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [row] = (await selectStaffSession(tokenHash).execute(db)).rows;
  if (!row || !binder.holds('member', boundMember(row), row.mark)) return null;
  if (!binder.holds('staff-session', boundStaffSession(row), row.session_mark)) return null;
  if (isPast(row.last_day, now)) return null;
  const idle = now.getTime() - row.last_seen.getTime();
  if (idle > IDLE || now.getTime() - row.created.getTime() > AT_MOST) return null;
  if (idle > TOUCH_AFTER) {
    await db
      .updateTable('staff_sessions')
      .set({ last_seen: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  const { id, role, name, enrolling, created } = row;
  const units = row.units
    .filter((unit) => binder.holds('member-unit', [id, unit.id], Buffer.from(unit.mark, 'base64')))
    .map((unit) => ({ ...unit, open_mark: unit.open === null ? null : Buffer.from(unit.open, 'base64') }));
  return {
    ...{ id, role, name, enrolling, created, tokenHash, identity: row.identity_provider !== null },
    organisationId: row.organisation_id,
    writtenUntil: row.written_until,
    signedInBefore: row.previous_signin,
    units: units.map((unit) => ({ id: unit.id, name: unit.name })),
    ...workingUnits({ binder }, role, units),
  };
}

/** The ids of the units in which a member with this role works with children, and of those open to all workers. */
export function workingUnits(
  services: Pick<Services, 'binder'>,
  role: StaffRole,
  units: readonly Pick<Selectable<Database['units']>, 'id' | 'open_mark'>[],
): Pick<Member, 'unitIds' | 'openUnitIds'> {
  const working = can(role, 'open-answers') ? units : [];
  return {
    unitIds: working.map(({ id }) => id),
    openUnitIds: working.filter((unit) => accessOf(services, unit) === 'unit').map(({ id }) => id),
  };
}

/** Whether a member's last day has passed. */
export const isPast = (lastDay: string | null, now: Date): boolean =>
  lastDay !== null && lastDay < dayOf(now);

/** The values that a session's mark covers. */
export const boundStaffSession = (
  row: Omit<Selectable<Database['staff_sessions']>, 'last_seen' | 'mark' | 'written_until'>,
): Bound => [
  ...[row.token_hash, row.member_id, row.enrolling, row.created],
  // A session of a password is marked as before there were identity providers.
  ...(row.identity_provider === null ? [] : [row.identity_provider]),
  ...(row.identity_sid === null ? [] : [row.identity_sid]),
];

interface MarkedUnit {
  id: string;
  name: string;
  mark: string;
  open: string | null;
}

type Session = Selectable<Database['staff_sessions']>;
type StaffSessionRow = Omit<Session, 'mark'> &
  Pick<Selectable<Database['members']>, keyof BoundMember | 'name' | 'previous_signin' | 'mark'> & {
    session_mark: Session['mark'];
    units: MarkedUnit[];
  };

/** Raw SQL, as for children: every call of a member starts with this query. */
const selectStaffSession = (tokenHash: Buffer) => sql<StaffSessionRow>`
  select members.id, members.organisation_id, members.role, members.name, members.email, members.active,
    members.totp_confirmed, members.last_day, members.previous_signin, members.mark,
    token_hash, member_id, enrolling, staff_sessions.created, last_seen, identity_provider, identity_sid,
    written_until, staff_sessions.mark as session_mark,
    ${jsonList(sql`
      select unit_id as id, units.name, encode(member_units.mark, 'base64') as mark,
        encode(units.open_mark, 'base64') as open
      from member_units join units on units.id = member_units.unit_id
      where member_units.member_id = members.id order by units.name`)} as units
  from staff_sessions join members on members.id = staff_sessions.member_id
  where token_hash = ${tokenHash} and members.active`;

/** Where a session began, if at an identity provider. */
export interface SessionIdentity {
  identity_provider: string;
  identity_sid: Buffer | null;
}

/** Creates a session. @returns its token, for the cookie */
export async function startStaffSession(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  db: Db,
  memberId: string,
  { enrolling = false, identity }: { enrolling?: boolean; identity?: SessionIdentity } = {},
): Promise<string> {
  const token = newToken();
  const row = {
    ...{ token_hash: hashToken(token), member_id: memberId, enrolling, created: clock() },
    ...(identity ?? { identity_provider: null, identity_sid: null }),
  };
  await db
    .insertInto('staff_sessions')
    .values({
      ...row,
      last_seen: row.created,
      mark: binder.mark('staff-session', boundStaffSession(row)),
    })
    .execute();
  return token;
}

/** Marks the session's second factor as set up: from now on it may call everything. */
export async function finishEnrolling(
  { binder }: Pick<Services, 'binder'>,
  db: Db,
  member: Member,
): Promise<void> {
  const { tokenHash: token_hash, id: member_id, created } = member;
  const row = {
    token_hash,
    member_id,
    enrolling: false,
    created,
    identity_provider: null,
    identity_sid: null,
  };
  const mark = binder.mark('staff-session', boundStaffSession(row));
  await db
    .updateTable('staff_sessions')
    .set({ enrolling: false, mark })
    .where('token_hash', '=', token_hash)
    .execute();
}

export function giveStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, 'staff', { value: token, maxAge: AT_MOST / 1000 });
}

/** Ends this session, or all of the member's, and clears the cookie. */
export async function endStaffSessions(db: Db, member: Member, everywhere: boolean): Promise<void> {
  const ending = db.deleteFrom('staff_sessions').where('member_id', '=', member.id);
  await (everywhere ? ending : ending.where('token_hash', '=', member.tokenHash)).execute();
}

export function forgetStaffCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearCookie(request, reply, 'staff');
}
