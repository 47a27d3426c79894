import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { problem } from '../http/problem.ts';
import { deriveKey, type SecretList } from './secrets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** So many in a window, then none until it ends. For addresses so high that a whole school behind one passes. */
interface Amount {
  per: 'address' | 'account' | 'organisation';
  amount: number;
  window: number;
}

/** The first tries are free; then each must wait, twice as long every time but never longer than `most`: no lock. */
interface Delay {
  per: 'username' | 'account' | 'email';
  free: number;
  first: number;
  most: number;
  /** After so long without a try everything is forgotten. */
  forgets: number;
}

/**
 * Every limit of the server. All are kept in the database, so that two servers count together; while it is away,
 * the calls they guard reply 503 `busy` anyway. docs/rate-limits.md is generated from this table.
 */
export const limits = {
  'signin-username': { per: 'username', free: 5, first: SECOND, most: 30 * SECOND, forgets: HOUR },
  'confirm-account': { per: 'account', free: 5, first: SECOND, most: 30 * SECOND, forgets: HOUR },
  'reset-username': { per: 'username', free: 3, first: 10 * SECOND, most: 10 * MINUTE, forgets: 6 * HOUR },
  'staff-signin-email': { per: 'email', free: 5, first: SECOND, most: 60 * SECOND, forgets: HOUR },
  'invitation-code': { per: 'account', amount: 10, window: HOUR },
  'new-username': { per: 'account', amount: 20, window: HOUR },
  'signin-address': { per: 'address', amount: 3000, window: 10 * MINUTE },
  'create-address': { per: 'address', amount: 600, window: HOUR },
  'reset-address': { per: 'address', amount: 600, window: HOUR },
  'share-address': { per: 'address', amount: 600, window: HOUR },
  'invitation-messages': { per: 'organisation', amount: 2000, window: 24 * HOUR },
} as const satisfies Record<string, Amount | Delay>;

type Named<Kind> = {
  [Name in keyof typeof limits]: (typeof limits)[Name] extends Kind ? Name : never;
}[keyof typeof limits];
type AmountLimit = Named<Amount>;
type DelayLimit = Named<Delay>;

/** Counts tries; keys are kept only as HMACs. */
export interface RateLimits {
  /** Counts one; @throws {Problem} 429 `too-many-tries` when the amount of the window is used up. */
  take(name: AmountLimit, key: string): Promise<void>;
  /** Takes one back; for limits that count only failures, which must count while it is not known yet. */
  giveBack(name: AmountLimit, key: string): Promise<void>;
  /** How many tries are remembered, and how many ms the next must still wait. */
  tries(name: DelayLimit, key: string): Promise<{ count: number; wait: number }>;
  /** Counts a try that is about to be made; @throws {Problem} 429 when it comes too early. */
  begin(name: DelayLimit, key: string): Promise<void>;
  /** A try succeeded: everything is forgotten. */
  succeeded(name: DelayLimit, key: string): Promise<void>;
}

export function createRateLimits(db: Db, secrets: SecretList, clock: () => Date): RateLimits {
  const hmacKey = deriveKey(secrets[0], 'rate-limits');
  const hash = (name: string, key: string) =>
    createHmac('sha256', hmacKey).update(`${name}\0${key}`).digest();
  const find = (name: string, key: string) =>
    db
      .selectFrom('rate_buckets')
      .select(['count', 'last', 'expires'])
      .where('name', '=', name)
      .where('key', '=', hash(name, key))
      .where('expires', '>', clock())
      .executeTakeFirst();

  /** Counts one in a single statement, so that parallel tries can't slip through together. */
  const count = async (
    name: string,
    key: string,
    expires: Date,
    allowed: ReturnType<typeof sql<boolean>>,
  ) => {
    const now = clock();
    const row = { name, key: hash(name, key), count: 1, since: now, last: now, expires };
    const fresh = sql<boolean>`rate_buckets.expires <= ${now}`;
    const counted = await db
      .insertInto('rate_buckets')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'key'])
          .doUpdateSet({
            count: sql`case when ${fresh} then 1 else rate_buckets.count + 1 end`,
            since: sql`case when ${fresh} then excluded.since else rate_buckets.since end`,
            last: now,
            expires: isDelay(name)
              ? expires
              : sql`case when ${fresh} then excluded.expires else rate_buckets.expires end`,
          })
          .where(sql<boolean>`${fresh} or ${allowed}`),
      )
      .returning('count')
      .executeTakeFirst();
    return counted !== undefined;
  };

  const wait = (name: DelayLimit, row: { count: number; last: Date } | undefined) =>
    row ? Math.max(0, row.last.getTime() + delayAfter(limits[name], row.count) - clock().getTime()) : 0;

  return {
    async take(name, key) {
      const { amount, window } = limits[name];
      const expires = new Date(clock().getTime() + window);
      if (await count(name, key, expires, sql<boolean>`rate_buckets.count < ${amount}`)) return;
      throw tooMany((await find(name, key))?.expires.getTime() ?? 0, clock());
    },
    async giveBack(name, key) {
      await db
        .updateTable('rate_buckets')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('name', '=', name)
        .where('key', '=', hash(name, key))
        .where('count', '>', 0)
        .execute();
    },
    async tries(name, key) {
      const row = await find(name, key);
      return { count: row?.count ?? 0, wait: wait(name, row) };
    },
    async begin(name, key) {
      const limit = limits[name];
      const expires = new Date(clock().getTime() + limit.forgets);
      const seconds = sql`case when rate_buckets.count < ${limit.free} then 0
        else least(${limit.most / SECOND}, ${limit.first / SECOND} * power(2, least(rate_buckets.count - ${limit.free}, 20))) end`;
      const early = sql<boolean>`rate_buckets.last + ${seconds} * interval '1 second' <= ${clock()}`;
      if (await count(name, key, expires, early)) return;
      throw tooMany(clock().getTime() + wait(name, await find(name, key)), clock());
    },
    async succeeded(name, key) {
      await db
        .deleteFrom('rate_buckets')
        .where('name', '=', name)
        .where('key', '=', hash(name, key))
        .execute();
    },
  };
}

const isDelay = (name: string) => 'free' in limits[name as keyof typeof limits];

/** How long the next try must wait, in ms, after `count` of them. */
export function delayAfter(limit: Delay, count: number): number {
  return count < limit.free ? 0 : Math.min(limit.most, limit.first * 2 ** Math.min(count - limit.free, 20));
}

function tooMany(until: number, now: Date) {
  return problem('too-many-tries', { retryAfter: (until - now.getTime()) / SECOND });
}
