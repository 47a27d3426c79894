import { nextReminder } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/connect.ts';
import type { ChildKey, KeyRing } from './child-key.ts';
import { bearerToken, CHILD_COOKIE, clearSessionCookie, isNative, setSessionCookie } from './cookies.ts';
import { hashToken, newToken } from './tokens.ts';

const DAY = 86_400_000;
const ROLLING = 30 * DAY;
const AT_MOST = 90 * DAY;
/** Written back at most once an hour and on a new UTC day (reminders count them), so that reading costs no write. */
const TOUCH_AFTER = DAY / 24;

/** The signed-in child of one request. */
export interface Child {
  id: string;
  /** Opens and seals what the child stored. */
  key: ChildKey;
  /** An imported account that must get a new username first. */
  legacy: boolean;
  /** Names this session in the table. */
  tokenHash: Buffer;
  /** When the password was last typed in this session. */
  confirmed: Date;
}

/** The token of a child's session, from the keychain of the native shell or the browser's cookie. */
export function childToken(request: FastifyRequest): string | undefined {
  return bearerToken(request) ?? request.cookies[CHILD_COOKIE];
}

/** Who a token belongs to; null when it is unknown or has run out. */
export async function findChild(db: Db, keyRing: KeyRing, token: string, now: Date): Promise<Child | null> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('child_keys', 'child_keys.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.legacy',
      'sessions.created',
      'sessions.last_seen',
      'sessions.confirmed',
    ])
    .select(['child_keys.secret_number', 'child_keys.wrapped'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const idle = now.getTime() - row.last_seen.getTime();
  if (idle > ROLLING || now.getTime() - row.created.getTime() > AT_MOST) return null;
  if (idle > TOUCH_AFTER || dayNumber(row.last_seen) !== dayNumber(now)) {
    await db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).execute();
    await restartReminders(db, row.id, now);
  }
  const { id, legacy, confirmed } = row;
  return { id, legacy, confirmed, tokenHash, key: keyRing.unwrap(id, row) };
}

const dayNumber = (instant: Date) => Math.floor(instant.getTime() / DAY);

/** Whoever is here needs no reminder: the schedule begins anew (docs/product.md §9). */
async function restartReminders(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('notification_tokens')
    .set({ schedule_start: now, next_reminder: nextReminder(now, now, Math.random)?.at ?? null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Starts a session in the database; the token exists only in the reply. */
export async function startChildSession(db: Db, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      device_id: null,
      created: now,
      last_seen: now,
      confirmed: now,
    })
    .execute();
  return token;
}

/**
 * Hands the session to the caller: as a cookie to a browser, in the reply to the native shell.
 * @returns what the reply's body carries of it
 */
export function handOver(request: FastifyRequest, reply: FastifyReply, token: string): { token?: string } {
  if (isNative(request)) return { token };
  setSessionCookie(request, reply, CHILD_COOKIE, token, AT_MOST / 1000);
  return {};
}

/** Ends this session, or all of the child's. */
export async function endChildSessions(db: Db, child: Child, everywhere: boolean): Promise<void> {
  const ending = db.deleteFrom('sessions').where('account_id', '=', child.id);
  await (everywhere ? ending : ending.where('token_hash', '=', child.tokenHash)).execute();
}

export function forgetCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(request, reply, CHILD_COOKIE);
}
