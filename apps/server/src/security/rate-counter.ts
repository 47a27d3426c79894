import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { problem } from '../http/problem.ts';
import { placeOf } from './networks.ts';
import {
  delayAfter,
  limits,
  type AmountLimit,
  type DelayLimit,
  type PlaceLimit,
  type TallyLimit,
} from './rate-limits.ts';
import { deriveKey, type SecretList } from './secrets.ts';

const SECOND = 1000;

/** Counts tries; keys are kept only as HMACs. */
export interface RateLimits {
  /** Counts one, or `n` at once; @throws {Problem} 429 `too-many-tries` when that many are not left in the window. */
  take(name: AmountLimit, key: string, n?: number): Promise<void>;
  /** Takes one back; for limits that count only failures, which must count while it is not known yet. */
  giveBack(name: AmountLimit, key: string): Promise<void>;
  /** Counts one for the caller's address and one for the network around it. @throws {Problem} 429 */
  takeAt(what: PlaceLimit, ip: string): Promise<void>;
  giveBackAt(what: PlaceLimit, ip: string): Promise<void>;
  /** How many tries are remembered, and how many ms the next must still wait. */
  tries(name: DelayLimit, key: string): Promise<{ count: number; wait: number }>;
  /** Counts a try that is about to be made; @throws {Problem} 429 when it comes too early. */
  begin(name: DelayLimit, key: string): Promise<void>;
  /** Counts one where nobody is refused. */
  note(name: TallyLimit, key: string): Promise<void>;
  /** How many are remembered. */
  noted(name: TallyLimit, key: string): Promise<number>;
  /** A try succeeded: everything is forgotten. */
  succeeded(name: DelayLimit | TallyLimit, key: string): Promise<void>;
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

  /** Counts in a single statement, so that parallel tries can't slip through together. */
  const count = async (
    name: string,
    key: string,
    { n = 1, lives, rolling, allowed }: Counting,
  ): Promise<boolean> => {
    const now = clock();
    const expires = new Date(now.getTime() + lives);
    const row = { name, key: hash(name, key), count: n, since: now, last: now, expires };
    const fresh = sql<boolean>`rate_buckets.expires <= ${now}`;
    const counted = await db
      .insertInto('rate_buckets')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'key'])
          .doUpdateSet({
            count: sql`case when ${fresh} then ${n} else rate_buckets.count + ${n} end`,
            since: sql`case when ${fresh} then excluded.since else rate_buckets.since end`,
            last: now,
            expires: rolling
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

  const take: RateLimits['take'] = async (name, key, n = 1) => {
    const { amount, window } = limits[name];
    const allowed = sql<boolean>`rate_buckets.count + ${n} <= ${amount}`;
    if (n <= amount && (await count(name, key, { n, lives: window, rolling: false, allowed }))) return;
    throw tooMany((await find(name, key))?.expires.getTime() ?? clock().getTime() + window, clock());
  };
  const giveBack: RateLimits['giveBack'] = async (name, key) => {
    await db
      .updateTable('rate_buckets')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('name', '=', name)
      .where('key', '=', hash(name, key))
      .where('count', '>', 0)
      .execute();
  };

  return {
    take,
    giveBack,
    async takeAt(what, ip) {
      const { address, network } = placeOf(ip);
      await take(`${what}-address`, address);
      await take(`${what}-network`, network);
    },
    async giveBackAt(what, ip) {
      const { address, network } = placeOf(ip);
      await giveBack(`${what}-address`, address);
      await giveBack(`${what}-network`, network);
    },
    async tries(name, key) {
      const row = await find(name, key);
      return { count: row?.count ?? 0, wait: wait(name, row) };
    },
    async begin(name, key) {
      const limit = limits[name];
      const seconds = sql`case when rate_buckets.count < ${limit.free} then 0
        else least(${limit.most / SECOND}, ${limit.first / SECOND} * power(2, least(rate_buckets.count - ${limit.free}, 20))) end`;
      const allowed = sql<boolean>`rate_buckets.last + ${seconds} * interval '1 second' <= ${clock()}`;
      if (await count(name, key, { lives: limit.forgets, rolling: true, allowed })) return;
      throw tooMany(clock().getTime() + wait(name, await find(name, key)), clock());
    },
    async note(name, key) {
      await count(name, key, { lives: limits[name].window, rolling: false, allowed: sql<boolean>`true` });
    },
    async noted(name, key) {
      return (await find(name, key))?.count ?? 0;
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

/** How one statement counts. */
interface Counting {
  n?: number;
  /** How long the count is kept, in ms. */
  lives: number;
  /** Whether each try makes it live longer. */
  rolling: boolean;
  allowed: ReturnType<typeof sql<boolean>>;
}

function tooMany(until: number, now: Date) {
  return problem('too-many-tries', { retryAfter: (until - now.getTime()) / SECOND });
}
