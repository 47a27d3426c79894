import { present, PublishedFigures } from '@lykta/domain';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { READ_ORGANISATION } from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { up } from '../database/migrations/0009-published-figures.ts';
import { openCase } from '../testing/case.ts';
import { figureServices, figuresOf, publish, sendAll } from '../testing/figures.ts';
import { inDatabase } from '../testing/global-setup.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { beginCounting, countAnew, findDrift } from './rebuild.ts';
import { untyped } from '../testing/untyped.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const stored = () => server.db.selectFrom('running_counts').selectAll().orderBy('name').execute();
const progress = () => server.db.selectFrom('counting_anew').select('counted_to').executeTakeFirst();

/** Runs the recount in a process and kills it while its transaction waits for the row of a count. */
const killWhileCounting = async (name: Buffer) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const [{ number, value }] = server.config.secrets;
  await server.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${String(name.readBigInt64BE())}::bigint)`.execute(trx);
    // Starts the process only now: a process that starts before the row is locked may already have finished with it.
    const child = spawn(process.execPath, [
      path.join(import.meta.dirname, '../testing/count-anew-process.ts'),
      JSON.stringify(inDatabase(inject('testDatabase'), present(rows[0], 'rows[0]').name)),
      `${number}:${value.toString('base64')}`,
    ]);
    const exited = once(child, 'exit');
    const waits = sql<{ n: number }>`select count(*)::int as n from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database
        where datname = current_database())`;
    while (
      present((await waits.execute(server.db)).rows[0], '(await waits.execute(server.db)).rows[0]').n === 0
    ) {
      if (child.exitCode !== null) throw new Error(`the process ended: ${String(child.stderr.read())}`);
    }
    child.kill('SIGKILL');
    await exited;
  });
};

it('goes on where a server was killed, and ends with the same bytes', { timeout: 60_000 }, async () => {
  const north = await openCase(server, { organisation: 'Killed', unit: 'Norr' });
  const south = await openCase(server, { organisation: 'Killed', unit: 'Söder' });
  await sendAll(north, ['good', 'bad', 'good', 'bad', 'good', 'good']);
  await sendAll(south, ['good', 'bad']);
  const before = await stored();
  expect(before).toHaveLength(2);
  for (const { name } of before) {
    await beginCounting(figureServices(server));
    await killWhileCounting(name);
    expect(await progress()).toBeDefined();
    await countAnew(figureServices(server));
    expect(await progress()).toBeUndefined();
    expect(await stored()).toEqual(before);
  }
});

it('counts who sends while it is under way once', async () => {
  const testCase = await openCase(server, { organisation: 'Meanwhile' });
  await sendAll(testCase, ['good', 'good']);
  await beginCounting(figureServices(server));
  await sendAll(testCase, ['bad', 'bad', 'bad']);
  await Promise.all([
    countAnew(figureServices(server), 1),
    countAnew(figureServices(server), 1),
    sendAll(testCase, ['bad', 'good']),
  ]);
  await countAnew(figureServices(server));
  expect(await findDrift(figureServices(server))).toEqual([]);
});

it('a database of before is migrated: what closed is published from the sheets that are there', async () => {
  const old = await openTestServer();
  old.clock.set('2026-08-01T12:00:00.000Z');
  const testCase = await openCase(old, { organisation: 'Before' });
  await sendAll(testCase, ['good', 'bad', 'good', 'bad', 'good', 'good']);
  old.clock.set('2026-11-20T12:00:00.000Z');
  await sql
    .raw(
      `drop table running_counts; drop table counting_anew; drop table published_figures;
    alter table organisations drop column published_to, drop constraint organisations_threshold_check;
    create table counters (n int); create table kept_counters (n int);
    update organisations set threshold = 3`,
    )
    .execute(old.db);
  await up(untyped(old.db));
  await sql`grant all on running_counts, counting_anew, published_figures to public`.execute(old.db);
  await publish(old);
  const admin = await old.staff({ organisation: 'Before', role: 'admin' });
  const shown = PublishedFigures.parse(await figuresOf(admin, testCase, {}));
  expect(shown).toMatchObject({ through: '2026Q3', published: ['2026Q3'], metadata: { clientCount: 6 } });
  expect((await admin.call(READ_ORGANISATION)).body).toMatchObject({ threshold: 5 });
  const { rows } = await sql`select from pg_tables where tablename in ('counters', 'kept_counters')`.execute(
    old.db,
  );
  expect(rows).toEqual([]);
  await old.close();
});
