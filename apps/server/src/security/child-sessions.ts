import { nextReminder } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Bound } from './binder.ts';
import type { ChildKey, WrappedKey } from './child-key.ts';
import { isLocked, unlocked } from './child-locks.ts';
import { bearerToken, clearCookie, isNative, readCookie, setCookie } from './cookies.ts';
import type { SealedLedger } from './ledger.ts';
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
  /** This is the first call for an hour or on this day: the browser's cookie lives on from now. */
  seenAgain: boolean;
  /** When this session began. */
  created: Date;
  /** When the password was last typed in this session. */
  confirmed: Date;
  /** The address of the login was verified. */
  verified: boolean;
  /** The account has a lock; `locked`: this session must be unlocked before anything else. */
  lock: boolean;
  locked: boolean;
}

/** The token of a child's session, from the keychain of the native shell or the browser's cookie. */
export function childToken(request: FastifyRequest): string | undefined {
  return bearerToken(request) ?? readCookie(request, 'child');
}

/** Who a token belongs to; null when it is unknown or has run out. */
export async function findChild(
  { db, keyRing, binder, clock }: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  token: string,
): Promise<Child | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const [row] = (await selectSession(tokenHash).execute(db)).rows;
  if (!row || !binder.holds('session', boundChildSession(row), row.mark)) return null;
  const idle = now.getTime() - row.last_seen.getTime();
  if (idle > ROLLING || now.getTime() - row.created.getTime() > AT_MOST) return null;
  const seenAgain = idle > TOUCH_AFTER || dayNumber(row.last_seen) !== dayNumber(now);
  if (seenAgain) {
    await db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', tokenHash).execute();
    await restartReminders(db, row.id, now);
  }
  const { id, legacy, verified, created, confirmed } = row;
  const lock = row.lock_hmac !== null;
  const locked = lock && (await isLocked(db, row, now));
  const key = keyRing.unwrap(id, row);
  return { id, legacy, verified, lock, locked, seenAgain, created, confirmed, tokenHash, key };
}

/** What a session's row and those of its account say. */
type SessionRow = Pick<
  Selectable<Database['sessions']>,
  'token_hash' | 'account_id' | 'created' | 'last_seen' | 'confirmed' | 'locked' | 'last_call' | 'mark'
> &
  Pick<Selectable<Database['accounts']>, 'id' | 'legacy' | 'verified' | 'lock_hmac'> &
  WrappedKey &
  SealedLedger;

/** As text: every call of a child begins with it, and building it each time costs more than running it. */
const selectSession = (tokenHash: Buffer) => sql<SessionRow>`
  select token_hash, sessions.account_id, sessions.created, last_seen, confirmed, locked, last_call, mark,
    accounts.id, legacy, verified, lock_hmac, secret_number, wrapped, ledger, ledger_clock
  from sessions
  join accounts on accounts.id = sessions.account_id
  join child_keys on child_keys.account_id = accounts.id
  join ledgers on ledgers.account_id = accounts.id
  where token_hash = ${tokenHash}`;

/** What a session's mark stands for: only this server can make a session, or say that a password was typed in it. */
export const boundChildSession = (
  row: Pick<Selectable<Database['sessions']>, 'token_hash' | 'account_id' | 'created' | 'confirmed'>,
): Bound => [row.token_hash, row.account_id, row.created, row.confirmed];

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

/** Remembers that the password was typed just now; that opens a locked session too. */
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
 * Hands the session to the caller: as a cookie to a browser, in the reply to the native shell.
 * @returns what the reply's body carries of it
 */
export function handOver(request: FastifyRequest, reply: FastifyReply, token: string): { token?: string } {
  if (isNative(request)) return { token };
  setCookie(request, reply, 'child', { value: token, maxAge: ROLLING / 1000 });
  return {};
}

/** Ends this session, or all of the child's. */
export async function endChildSessions(db: Db, child: Child, everywhere: boolean): Promise<void> {
  const ending = db.deleteFrom('sessions').where('account_id', '=', child.id);
  await (everywhere ? ending : ending.where('token_hash', '=', child.tokenHash)).execute();
}

/** The browser keeps the cookie as long as the session may lie still; the native shell has none. */
export function renewCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = readCookie(request, 'child');
  if (token === undefined || bearerToken(request) !== undefined) return;
  setCookie(request, reply, 'child', { value: token, maxAge: ROLLING / 1000 });
}

export function forgetCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearCookie(request, reply, 'child');
}
