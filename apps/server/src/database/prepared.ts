import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isLost, isTimeout, sqlState } from './failures.ts';
import { connectPatiently } from './patience.ts';
import { requireCopy } from './primary.ts';

/**
 * Each statement name keeps a plan in every connection, so the number of names is limited (lists give many different
 * texts).
 */
const NAMES_AT_MOST = 500;

/** A newer server has changed a table, so the connection's prepared plans are invalid. */
const STALE_PLAN = '0A000';

/** Outside of a transaction these change nothing, so they may be sent again. */
const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback\s*$)/i;

/**
 * Wraps a pool so that PostgreSQL parses and plans each query once per connection: for short queries that is most of
 * their cost. Queries without parameters (begin, migrations) are sent unchanged.
 *
 * It also repeats what is safe to repeat while the database changes its machine: connecting, beginning a transaction,
 * and reading outside of one. Nothing that writes is ever sent twice.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < NAMES_AT_MOST) names.set(text, `q${names.size}`);
    return names.get(text);
  };
  const connect = () => connectPatiently(() => pool.connect());
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await connect();
      const known = clients.get(client) ?? new PreparingClient(client, nameOf, connect);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** One connection at a time. Kysely caches data per client object, so each connection has exactly one. */
class PreparingClient implements PostgresPoolClient {
  #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  readonly #connect: () => Promise<pg.PoolClient>;
  #isUseless = false;
  #isSilent = false;
  #isReleased = false;
  #isInTransaction = false;

  constructor(
    client: pg.PoolClient,
    nameOf: (text: string) => string | undefined,
    connect: () => Promise<pg.PoolClient>,
  ) {
    this.#client = client;
    this.#nameOf = nameOf;
    this.#connect = connect;
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof query !== 'string') throw new TypeError('cursors are not used here');
    const values = [...parameters];
    const name = values.length > 0 ? this.#nameOf(query) : undefined;
    return this.#send<R>({ text: query, values, ...(name ? { name } : {}) });
  }

  /** A connection that is of no use is closed instead of returning to the pool. */
  release(destroy?: boolean): void {
    if (!this.#isReleased) this.#client.release(destroy || this.#isUseless);
  }

  async #send<R>(query: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    const isRepeatable = !this.#isInTransaction && REPEATABLE.test(query.text);
    if (ENDS.test(query.text)) this.#isInTransaction = false;
    try {
      return await this.#ask<R>(query);
    } catch (error) {
      if (!isRepeatable || !isLost(error)) throw error;
      await this.#takeAnother();
      return await this.#ask<R>(query);
    }
  }

  async #ask<R>(query: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    // A statement without a reply still runs, and the next one would wait behind it.
    if (this.#isSilent) throw new Error('Connection terminated: it does not reply');
    try {
      // pg types the command as string; Kysely lists the possible commands.
      const result = (await this.#client.query(query)) as unknown as PostgresQueryResult<R>;
      requireCopy(this.#client);
      if (BEGINS.test(query.text)) this.#isInTransaction = true;
      return result;
    } catch (error) {
      this.#isSilent = isTimeout(error);
      if (this.#isSilent || isLost(error) || sqlState(error) === STALE_PLAN) this.#isUseless = true;
      throw error;
    }
  }

  async #takeAnother(): Promise<void> {
    // Released first, because the pool may allow only one connection.
    this.#client.release(true);
    this.#isReleased = true;
    this.#client = await this.#connect();
    this.#isReleased = false;
    this.#isUseless = false;
  }
}
