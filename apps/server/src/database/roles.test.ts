import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { openDatabase, type OpenDatabase } from './connect.ts';
import { openEmbedded } from './embedded.ts';

let data: string;
let database: OpenDatabase;
const config = () => ({ database: '', databaseOwner: '', data, secrets: parseSecrets(makeSecret()) });

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-roles-'));
  chmodSync(data, 0o711);
  // A data folder from before the server had its own role: it contains only the superuser.
  const { owner, stop } = await openEmbedded(data);
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('drop role lykta_server');
  await client.end();
  await stop();
  database = await openDatabase(config());
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(data, { recursive: true, force: true });
});

const run = (statement: string) => database.pool.query(statement);

it('serves as a plain role, in a folder that an earlier version made too', async () => {
  const { rows } = await run(
    'select current_user as role, rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ role: 'lykta_server', rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
});

it.each([
  `copy (select 1) to program 'cat'`,
  `copy units from program 'id'`,
  `copy units to '/tmp/lykta-units'`,
  `select pg_read_file('postgresql.conf')`,
  `select lo_export(1, '/tmp/lykta-object')`,
  'set role lykta',
  'set session authorization lykta',
  'alter role lykta_server superuser',
  `alter system set archive_command = 'id'`,
  `create function f() returns int language c as 'libc'`,
  'create table mine (a int)',
  'alter table audit_lines disable trigger all',
  'drop table audit_lines',
  ...['audit_lines', 'audit_repeats', 'reasons'].flatMap((table) => [
    `truncate ${table}`,
    `delete from ${table}`,
  ]),
  'update audit_lines set at = now()',
  `update audit_repeats set line_id = ''`,
  'update reasons set at = now()',
])('is refused: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: '42501' });
});

it('is given its rights by several servers that start at the same moment', async () => {
  const several = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openDatabase(config())));
  for (const { close } of several) await close();
});

it('lets the operator’s commands do what they need', async () => {
  const operator = await openDatabase(config(), 'owner');
  await operator.pool.query('truncate moods');
  await operator.close();
});
