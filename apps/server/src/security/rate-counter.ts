import { SECOND_MS } from '@lykta/domain';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
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

/** Counts tries; keys are kept only as HMACs. */
export interface RateLimits {
  /** Counts one try, or `n` at once; @throws {Problem} 429 `too-many-tries` if fewer are left in the window */
  take(name: AmountLimit, key: string, n?: number): Promise<void>;
  /** Takes one back. For limits that count only failures: a try is counted while its result is unknown. */
  giveBack(name: AmountLimit, key: string): Promise<void>;
  /** Counts one try for the caller's address and one for its network. @throws {Problem} 429 */
  takeAt(what: PlaceLimit, ip: string): Promise<void>;
  giveBackAt(what: PlaceLimit, ip: string): Promise<void>;
  /** Returns how many tries are remembered, and how many ms the next one must wait. */
  tries(name: DelayLimit, key: string): Promise<{ count: number; wait: number }>;
  /** Counts a try before it is made, also in the tally; @throws {Problem} 429 if it comes too early */
  begin(name: DelayLimit, key: string, tally?: [name: TallyLimit, key: string]): Promise<void>;
  /** Counts one try for a limit that refuses nobody. */
  note(name: TallyLimit, key: string): Promise<void>;
  /** Returns how many are remembered. */
  noted(name: TallyLimit, key: string): Promise<number>;
  /** Forgets all tries after a success. */
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

  /**
   * Part of a statement that counts only if `after` (another part) counted, so that parallel tries cannot exceed the
   * limit.
   */
  const counting = (
    name: string,
    key: string,
    { n = 1, lives, rolling, allowed }: Counting,
    after = sql`(select) as always`,
  ) => {
    const now = clock();
    const expires = new Date(now.getTime() + lives);
    const fresh = sql`rate_buckets.expires <= ${now}`;
    return sql`insert into rate_buckets (name, key, count, since, last, expires)
      select ${name}, ${hash(name, key)}::bytea, ${n}::int, ${now}::timestamptz, ${now}::timestamptz, ${expires}::timestamptz
      from ${after}
      on conflict (name, key) do update set
        count = case when ${fresh} then ${n} else rate_buckets.count + ${n} end,
        since = case when ${fresh} then excluded.since else rate_buckets.since end,
        last = excluded.last,
        expires = case when ${fresh} or ${rolling} then excluded.expires else rate_buckets.expires end
      where ${fresh} or ${allowed}
      returning count`;
  };
  const count = async (name: string, key: string, how: Counting): Promise<boolean> =>
    (await counting(name, key, how).execute(db)).rows.length > 0;
  /** Counts the second limit only if the first allows it, in one statement. @returns how many were counted */
  const countBoth = async (first: Part, second: Part): Promise<number> => {
    const { rows } = await sql`with first as (${counting(...first)}),
      second as (${counting(...second, sql`first`)})
      select from first union all select from second`.execute(db);
    return rows.length;
  };

  const wait = (name: DelayLimit, row: { count: number; last: Date } | undefined) =>
    row ? Math.max(0, row.last.getTime() + delayAfter(limits[name], row.count) - clock().getTime()) : 0;

  const taking = (name: AmountLimit, n = 1): Counting => {
    const { amount, window } = limits[name];
    const allowed = sql<boolean>`rate_buckets.count + ${n} <= ${amount}`;
    return { n, lives: window, rolling: false, allowed };
  };
  const noneLeft = async (name: AmountLimit, key: string) => {
    const until = (await find(name, key))?.expires.getTime() ?? clock().getTime() + limits[name].window;
    return tooMany(until, clock());
  };
  const noting = (name: TallyLimit, key: string): Part => [
    name,
    key,
    { lives: limits[name].window, rolling: false, allowed: sql<boolean>`true` },
  ];
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
    async take(name, key, n = 1) {
      if (n <= limits[name].amount && (await count(name, key, taking(name, n)))) return;
      throw await noneLeft(name, key);
    },
    giveBack,
    async takeAt(what, ip) {
      const { address, network } = placeOf(ip);
      const [near, around] = [`${what}-address`, `${what}-network`] as const;
      const first: Part = [near, address, taking(near)];
      const counted = await countBoth(first, [around, network, taking(around)]);
      if (counted === 0) throw await noneLeft(near, address);
      if (counted === 1) throw await noneLeft(around, network);
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
    async begin(name, key, tally) {
      const limit = limits[name];
      const seconds = sql`case when rate_buckets.count < ${limit.free} then 0
        else least(${limit.most / SECOND_MS}, ${limit.first / SECOND_MS} * power(2, least(rate_buckets.count - ${limit.free}, 20))) end`;
      const allowed = sql<boolean>`rate_buckets.last + ${seconds} * interval '1 second' <= ${clock()}`;
      const own: Part = [name, key, { lives: limit.forgets, rolling: true, allowed }];
      if (tally ? (await countBoth(own, noting(...tally))) > 0 : await count(...own)) return;
      throw tooMany(clock().getTime() + wait(name, await find(name, key)), clock());
    },
    async note(name, key) {
      await count(...noting(name, key));
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

type Part = [name: string, key: string, how: Counting];

/** The parameters of one counting statement. */
interface Counting {
  n?: number;
  /** How long the count is kept, in ms. */
  lives: number;
  /** Whether each try extends its life. */
  rolling: boolean;
  allowed: ReturnType<typeof sql<boolean>>;
}

function tooMany(until: number, now: Date) {
  return problem('too-many-tries', { retryAfter: (until - now.getTime()) / SECOND_MS });
}
