import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { inDatabase, onServer } from '../testing/global-setup.ts';
import { openDatabase, openPool, type OpenDatabase } from './connect.ts';

const OWNER = 'owns_tables';
const PLAIN = 'only_serves';
const secrets = parseSecrets(makeSecret());
const { template, role: _role, ...server } = inject('testDatabase');
const names = { right: `${template}_owner`, other: `${template}_other` };

/** Returns a database URL as an operator writes it. */
function address(role: string, database: string): string {
  const reached = inDatabase(server, database);
  if (reached.connectionString === undefined)
    return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(reached.host)}`;
  const url = new URL(reached.connectionString);
  url.username = role;
  return url.href;
}
const open = (ownersDatabase: string) =>
  openDatabase({
    database: address(PLAIN, names.right),
    databaseOwner: address(OWNER, ownersDatabase),
    data: '',
    secrets,
  });

let database: OpenDatabase;
beforeAll(async () => {
  await onServer(server, async (client) => {
    for (const role of [OWNER, PLAIN]) await client.query(`create role ${role} login`);
    for (const name of Object.values(names)) await client.query(`create database ${name} owner ${OWNER}`);
  });
  database = await open(names.right);
});
afterAll(async () => {
  await database.close();
  await onServer(server, async (client) => {
    for (const name of Object.values(names)) await client.query(`drop database ${name} with (force)`);
    for (const role of [OWNER, PLAIN]) await client.query(`drop role ${role}`);
  });
});

describe('with LYKTA_DATABASE_OWNER', () => {
  it('the owner has the tables, the server only their rows', async () => {
    const { rows } = await database.pool.query(
      `select current_user as role, tableowner as owner from pg_tables where tablename = 'audit_lines'`,
    );
    expect(rows).toEqual([{ role: PLAIN, owner: OWNER }]);
    await database.pool.query(`insert into tombstones values ('somebody', current_date)`);
    await database.pool.query(`delete from tombstones`);
  });

  it.each([
    'update audit_lines set at = now()',
    'delete from audit_lines',
    'truncate audit_lines',
    `update audit_repeats set line_id = ''`,
    'delete from reasons',
    'update published_figures set quarter = quarter',
    'drop table moods',
    'alter table audit_lines disable trigger all',
    'create table mine (a int)',
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'`,
    `set role ${OWNER}`,
    `set session authorization ${OWNER}`,
    `alter role ${OWNER} password 'mine'`,
    'select rolpassword from pg_authid',
  ])('the server is refused: %s', async (statement) => {
    const done = database.pool.query(statement);
    await expect(done).rejects.toMatchObject({ code: '42501' });
  });

  it('the owner’s log only grows too', async () => {
    const { db } = openPool(inDatabase(server, names.right), 1);
    await sql`insert into audit_lines (id, at, organisation_id, kind) values ('l', now(), 'o', 'signin')`.execute(
      db,
    );
    await sql`set role ${sql.id(OWNER)}`.execute(db);
    await expect(sql`delete from audit_lines`.execute(db)).rejects.toMatchObject({ code: '42501' });
    await db.destroy();
  });

  it('another database than the server’s is refused by the name of the setting', async () => {
    await expect(open(names.other)).rejects.toThrow('LYKTA_DATABASE_OWNER');
  });

  it.each(['mysql://owner@db.example/lykta', 'owner@db.example', 'postgres//db.example/lykta'])(
    'the value %s is refused by the name of the setting',
    (value) => {
      expect(() => loadConfig({ LYKTA_ENVIRONMENT: 'dev', LYKTA_DATABASE_OWNER: value })).toThrow(
        'LYKTA_DATABASE_OWNER',
      );
    },
  );
});
