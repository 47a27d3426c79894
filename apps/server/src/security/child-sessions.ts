import { DAY_MS, HOUR_MS, nextReminder } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Bound } from './binder.ts';
import type { ChildKey, WrappedKey } from './child-key.ts';
import { isLocked, unlocked } from './child-locks.ts';
import { bearerToken, clearCookie, isNative, readCookie, setCookie } from './cookies.ts';
import type { SealedLedger } from './ledger.ts';
import { hashToken, newToken } from './tokens.ts';

const ROLLING = 30 * DAY_MS;
/** A child signs in again after so many days, however often it comes. */
export const SESSION_DAYS = 90;
const AT_MOST = SESSION_DAYS * DAY_MS;
/**
 * The last use is written at most once an hour and on each new UTC day (reminders count days), so that most reads need
 * no write.
 */
const TOUCH_AFTER = HOUR_MS;

/** The signed-in child of one request. */
export interface Child {
  id: string;
  /** Encrypts and decrypts the child's stored data. */
  key: ChildKey;
  /** An imported account that must choose a new username first. */
  legacy: boolean;
  /** Identifies this session in the table. */
  tokenHash: Buffer;
  /** First call for an hour or on this day: renew the browser's cookie. */
  seenAgain: boolean;
  /** When this session began. */
  created: Date;
  /** When the password was last typed in this session. */
  confirmed: Date;
  /** Whether the login's address was verified. */
  verified: boolean;
  /** Whether the account has a lock; `locked` means that this session must be unlocked before anything else. */
  lock: boolean;
  locked: boolean;
}

/** The token of a child's session, from the native shell's keychain or the browser's cookie. */
export function childToken(request: FastifyRequest): string | undefined {
  return bearerToken(request) ?? readCookie(request, 'child');
}

/**
 * Finds the child of a token; null if the token is unknown or expired.
 * @param more a value to read in the same statement, and what to do with it (ahead.ts)
 */
export async function findChild<T = null>(
  { db, keyRing, binder, clock }: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  token: string,
  more?: RawBuilder<T>,
  keep?: (value: T) => void,
): Promise<Child | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [found] = (await selectSession(tokenHash, more).execute(db)).rows;
  const row = found && { ...found, token_hash: tokenHash };
  if (!row || !binder.holds('session', boundChildSession(row), row.mark)) return null;
  const idle = now.getTime() - row.last_seen.getTime();
  if (idle > ROLLING || now.getTime() - row.created.getTime() > AT_MOST) return null;
  const seenAgain = idle > TOUCH_AFTER || dayNumber(row.last_seen) !== dayNumber(now);
  if (seenAgain) {
    await db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).execute();
    await restartReminders(db, row.account_id, now);
  }
  const { account_id: id, legacy, verified, created, confirmed } = row;
  const lock = row.lock_hmac !== null;
  const locked = lock && (await isLocked(db, row, now));
  const key = keyRing.unwrap(id, row);
  keep?.(row.more);
  return { id, legacy, verified, lock, locked, seenAgain, created, confirmed, tokenHash, key };
}

/** The columns read from a session and its account; PostgreSQL describes each with every reply. */
type SessionRow = Pick<
  Selectable<Database['sessions']>,
  'account_id' | 'created' | 'last_seen' | 'confirmed' | 'locked' | 'last_call' | 'mark'
> &
  Pick<Selectable<Database['accounts']>, 'legacy' | 'verified' | 'lock_hmac'> &
  WrappedKey &
  SealedLedger;

const NOTHING = sql<null>`null`;

/** Raw SQL: every call of a child starts with this query, and building it each time costs more than running it. */
const selectSession = <T>(tokenHash: Buffer, more: RawBuilder<T> | undefined) => sql<
  SessionRow & { more: T }
>`
  select sessions.account_id, sessions.created, last_seen, confirmed, locked, last_call, mark,
    legacy, verified, lock_hmac, secret_number, wrapped, ledger, ledger_clock, ${more ?? NOTHING} as more
  from sessions
  join accounts on accounts.id = sessions.account_id
  join child_keys on child_keys.account_id = accounts.id
  join ledgers on ledgers.account_id = accounts.id
  where token_hash = ${tokenHash}`;

/**
 * The values that a session's mark covers: only this server can create a session or state that its password was typed.
 */
export const boundChildSession = (
  row: Pick<Selectable<Database['sessions']>, 'token_hash' | 'account_id' | 'created' | 'confirmed'>,
): Bound => [row.token_hash, row.account_id, row.created, row.confirmed];

const dayNumber = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);

/** A child who is using the app needs no reminder: the schedule starts again (docs/product.md §9). */
async function restartReminders(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('notification_tokens')
    .set({ schedule_start: now, next_reminder: nextReminder(now, now, Math.random)?.at ?? null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Creates a session; the token itself is not stored and appears only in the reply. */
export async function startChildSession(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  db: Db,
  accountId: string,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const row = { token_hash: hashToken(token), account_id: accountId, created: now, confirmed: now };
  await db
    .insertInto('sessions')
    .values({
      ...row,
      device_id: null,
      last_seen: now,
      last_call: now,
      mark: binder.mark('session', boundChildSession(row)),
    })
    .execute();
  return token;
}

/** Notes that the password was typed just now; this also unlocks a locked session. */
export async function confirmChildSession(
  { db, binder, clock }: Pick<Services, 'db' | 'binder' | 'clock'>,
  child: Child,
): Promise<void> {
  const { tokenHash: token_hash, id: account_id, created } = child;
  const confirmed = clock();
  const mark = binder.mark('session', boundChildSession({ token_hash, account_id, created, confirmed }));
  const set = { confirmed, mark, ...unlocked(confirmed) };
  await db.updateTable('sessions').set(set).where('token_hash', '=', token_hash).execute();
}

/**
 * Sends the session to the caller: as a cookie to a browser, in the reply body to the native shell.
 * @returns the session's part of the reply body
 */
export function sendSession(request: FastifyRequest, reply: FastifyReply, token: string): { token?: string } {
  if (isNative(request)) return { token };
  setCookie(request, reply, 'child', { value: token, maxAge: ROLLING / 1000 });
  return {};
}

/** Ends this session, or all of the child's. */
export async function endChildSessions(db: Db, child: Child, everywhere: boolean): Promise<void> {
  const ending = db.deleteFrom('sessions').where('account_id', '=', child.id);
  await (everywhere ? ending : ending.where('token_hash', '=', child.tokenHash)).execute();
}

/**
 * Sets the cookie again, so that the browser keeps it for as long as an unused session lives. The native shell has no
 * cookie.
 */
export function renewSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = readCookie(request, 'child');
  if (token === undefined || bearerToken(request) !== undefined) return;
  setCookie(request, reply, 'child', { value: token, maxAge: ROLLING / 1000 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearCookie(request, reply, 'child');
}
