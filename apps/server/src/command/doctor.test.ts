import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase, openPool, type Db } from '../database/connect.ts';
import { clusterFolder, openEmbedded, type EmbeddedPostgres } from '../database/embedded.ts';
import { knownMigrations } from '../database/migrate.ts';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { examine } from './doctor.ts';
import { describeFindings } from './finding.ts';

const data = mkdtempSync(path.join(tmpdir(), 'lykta-doctor-'));
chmodSync(data, 0o711); // PostgreSQL's user enters it
const secrets = parseSecrets(makeSecret());
const config = { data, database: '', databaseOwner: '', secrets } as Config;
const said = async (set: Partial<Config> = {}) => describeFindings(await examine({ ...config, ...set }));
const run = (db: Db, text: string) => sql.raw(text).execute(db);

let embedded: EmbeddedPostgres;
let owner: ReturnType<typeof openPool>;
beforeAll(async () => {
  expect(await said()).toContain('note  There is no database yet.');
  await (await openDatabase(config)).close();
  embedded = await openEmbedded(data);
  owner = openPool(embedded.owner, 1);
  // Connected from now on, so that the doctor is not the last one out, who stops it.
  await run(owner.db, 'select 1');
});
afterAll(async () => {
  await owner.db.destroy();
  await embedded.stop();
  rmSync(data, { recursive: true });
});

it('has nothing to say of a database that fits', async () => {
  expect(await said()).toBe('Nothing stands in the way of a start.');
});

it('says which tables the next start changes, and changes none itself', async () => {
  const [last] = knownMigrations.slice(-1);
  await run(owner.db, `delete from kysely_migration where name = '${last}'`);
  for (let times = 0; times < 2; times += 1) {
    expect(await said()).toContain(`note  The next start changes the tables (${last}). Back up first.`);
  }
  await run(owner.db, `insert into kysely_migration values ('${last}', '2026-01-01')`);
});

it('stops an earlier Lykta on a newer database', async () => {
  await run(owner.db, `insert into kysely_migration values ('9999-later', '2026-01-01')`);
  expect(await said()).toContain('STOP  The database is of a newer Lykta (9999-later).');
  await run(owner.db, `delete from kysely_migration where name = '9999-later'`);
});

it('stops where a secret in use is missing', async () => {
  await run(owner.db, `insert into running_counts values ('name', 7, 'sealed')`);
  expect(await said()).toContain(
    'STOP  LYKTA_SECRET lacks a number that is still in use: number 7: 1 counts.',
  );
  await run(owner.db, 'delete from running_counts');
});

it('stops where the database does not answer, or is of another PostgreSQL', async () => {
  const database = 'postgres://nobody@127.0.0.1:1/none';
  expect(await said({ database })).toContain('STOP  The database does not answer (ECONNREFUSED).');
  const version = path.join(clusterFolder(data), 'PG_VERSION');
  writeFileSync(version, '17\n');
  expect(await said()).toMatch(/STOP {2}The database is of PostgreSQL 17, and this Lykta brings \d\d/);
  writeFileSync(version, '18\n');
});
