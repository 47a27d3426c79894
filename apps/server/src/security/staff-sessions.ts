import type { StaffRole } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/connect.ts';
import { clearSessionCookie, setSessionCookie, STAFF_COOKIE } from './cookies.ts';
import { hashToken, newToken } from './tokens.ts';

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;
const AT_MOST = 12 * 60 * MINUTE;
const TOUCH_AFTER = MINUTE;

/** The signed-in member of an organisation. */
export interface Member {
  id: string;
  organisationId: string;
  role: StaffRole;
  name: string;
  /** Must set up TOTP before anything else. */
  enrolling: boolean;
  tokenHash: Buffer;
}

/** Who a staff cookie belongs to; null when it is unknown, has run out, or the member was switched off. */
export async function findMember(db: Db, token: string, now: Date): Promise<Member | null> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('members', 'members.id', 'staff_sessions.member_id')
    .select(['members.id', 'members.organisation_id', 'members.role', 'members.name'])
    .select(['staff_sessions.enrolling', 'staff_sessions.created', 'staff_sessions.last_seen'])
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('members.active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const idle = now.getTime() - row.last_seen.getTime();
  if (idle > IDLE || now.getTime() - row.created.getTime() > AT_MOST) return null;
  if (idle > TOUCH_AFTER) {
    await db
      .updateTable('staff_sessions')
      .set({ last_seen: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  const { id, role, name, enrolling } = row;
  return { id, role, name, enrolling, tokenHash, organisationId: row.organisation_id };
}

/** Starts a session and sets its cookie. */
export async function startStaffSession(
  db: Db,
  memberId: string,
  { enrolling, now }: { enrolling: boolean; now: Date },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: hashToken(token), member_id: memberId, enrolling, created: now, last_seen: now })
    .execute();
  return token;
}

export function giveStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setSessionCookie(request, reply, STAFF_COOKIE, token, AT_MOST / 1000);
}

/** Ends this session, or all of the member's, and forgets the cookie. */
export async function endStaffSessions(db: Db, member: Member, everywhere: boolean): Promise<void> {
  const ending = db.deleteFrom('staff_sessions').where('member_id', '=', member.id);
  await (everywhere ? ending : ending.where('token_hash', '=', member.tokenHash)).execute();
}

export function forgetStaffCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(request, reply, STAFF_COOKIE);
}
