import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { errorField } from '../error-field.ts';

/**
 * Each statement name keeps a plan in every connection, so the number of names is limited (lists give many different
 * texts).
 */
const NAMES_AT_MOST = 500;

/** A newer server has changed a table, so the connection's prepared plans are invalid. */
const STALE_PLAN = '0A000';

/**
 * Wraps a pool so that PostgreSQL parses and plans each query once per connection: for short queries that is most of
 * their cost. Queries without parameters (begin, migrations) are sent unchanged.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < NAMES_AT_MOST) names.set(text, `q${names.size}`);
    return names.get(text);
  };
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** One connection. Kysely caches data per client object, so each connection has exactly one. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #stale = false;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
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

  /** If a plan is stale, closes the connection instead of returning it to the pool. */
  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#stale);
  }

  async #send<R>(query: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    try {
      // pg types the command as string; Kysely lists the possible commands.
      return (await this.#client.query(query)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (errorField(error, 'code') === STALE_PLAN) this.#stale = true;
      throw error;
    }
  }
}
