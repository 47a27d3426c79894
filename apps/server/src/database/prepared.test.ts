import { sql } from 'kysely';
import { createServer, connect as connectTo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { freePort } from '../testing/server-process.ts';
import { inDatabase } from '../testing/global-setup.ts';
import { openPool, type Connection, type Db } from './connect.ts';

/** Stands between a pool and PostgreSQL, as a proxy does, and can leave. */
class Door {
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  async open(): Promise<void> {
    this.#port ||= await freePort();
    const { template: _, ...server } = inject('testDatabase');
    const { host = '' } = server;
    this.#server = createServer((caller) => {
      const inside = connectTo(path.join(host, '.s.PGSQL.5432'));
      for (const socket of [caller, inside]) {
        this.#open.add(socket);
        socket.on('error', () => {});
      }
      caller.pipe(inside).pipe(caller);
    });
    await new Promise<void>((resolve) => this.#server!.listen(this.#port, '127.0.0.1', resolve));
  }

  /** Breaks every connection; new ones go through. */
  break(): void {
    for (const socket of this.#open) socket.destroy();
    this.#open.clear();
  }

  close(): void {
    this.#server?.close();
    this.break();
  }

  get connection(): Connection {
    const { template, ...server } = inject('testDatabase');
    const { user = '' } = inDatabase(server, template) as { user?: string };
    return { connectionString: `postgres://${user}@127.0.0.1:${this.#port}/postgres` };
  }
}

let door: Door;
let db: Db;

beforeEach(async () => {
  door = new Door();
  await door.open();
  ({ db } = openPool(door.connection, 1));
  await sql`create table if not exists written (n int)`.execute(db);
  await sql`truncate written`.execute(db);
});
afterEach(async () => {
  await sql`drop table if exists written`.execute(db);
  await db.destroy();
  door.close();
});

const count = async () =>
  (await sql<{ n: number }>`select count(*) as n from written`.execute(db)).rows[0]?.n;

it('reads again on another connection where the first one broke', async () => {
  const slow = sql<{ n: number }>`select 7 as n, pg_sleep(${0.3})`.execute(db);
  setTimeout(() => door.break(), 100);
  expect((await slow).rows[0]?.n).toBe(7);
});

it('writes only once: a write on a broken connection fails', async () => {
  const slow = sql`insert into written select 1 from pg_sleep(${0.3})`.execute(db);
  setTimeout(() => door.break(), 100);
  await expect(slow).rejects.toThrow(/terminated|ECONNRESET/);
  await expect.poll(count).toBeLessThanOrEqual(1);
});

it('does not repeat a reading in a transaction, which would lose what was written before', async () => {
  const work = db.transaction().execute(async (trx) => {
    await sql`insert into written values (1)`.execute(trx);
    setTimeout(() => door.break(), 100);
    return sql`select pg_sleep(${0.3})`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  expect(await count()).toBe(0);
});

it('waits a moment for a database that is not there, and no longer', { timeout: 20_000 }, async () => {
  door.close();
  const patient = count();
  setTimeout(() => void door.open(), 500);
  expect(await patient).toBe(0);
  door.close();
  await expect(count()).rejects.toThrow(/terminated|ECONNREFUSED/);
  await door.open();
});
