import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Every name keeps a plan in every connection; lists of many lengths must not make names without end. */
const NAMES_AT_MOST = 500;

/** A newer server changed a table under a plan: the connection's plans are of no use any more. */
const STALE_PLAN = '0A000';

/**
 * A pool whose queries PostgreSQL reads and plans once per connection instead of every time: for our short queries
 * that is most of their cost. What has no parameters (begin, migrations) is sent as it is.
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

/** One connection; Kysely keeps what it knows of it by this object, so there is one for each. */
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

  /** With a stale plan, the connection ends when it is given back. */
  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#stale);
  }

  async #send<R>(query: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    try {
      // pg says "string" where Kysely lists the commands that there are.
      return (await this.#client.query(query)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if ((error as { code?: unknown }).code === STALE_PLAN) this.#stale = true;
      throw error;
    }
  }
}
