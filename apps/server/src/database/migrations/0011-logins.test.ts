import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { inDatabase, onServer } from '../../testing/global-setup.ts';
import { openPool } from '../connect.ts';
import { up as first } from './0001-first.ts';
import { up as logins } from './0011-logins.ts';
import { untyped } from '../../testing/untyped.ts';

/** The data before the migration: an invitation waits in the account that has the number, and in an imported one. */
const BEFORE = `
insert into organisations (id, name, created) values ('o', 'Ankeborg', now());
insert into units (id, organisation_id, name) values ('u', 'o', 'Norr');
insert into invitations (id, organisation_id, unit_id, code, max_clients, created)
  values ('i', 'o', 'u', 'ABC234', 5, now());
insert into accounts (id, username_secret, username_hmac, password_hash, legacy, created)
  values ('a', 1, 'number', 'x', false, now()), ('l', 1, 'old', 'x', true, now());
insert into pending_invitations (account_id, invitation_id) values ('a', 'i'), ('l', 'i');
insert into sessions (token_hash, account_id, created, last_seen, confirmed)
  values ('t', 'a', now(), now(), now());`;

it('an invitation in an unverified account waits for the address again, and everybody signs in anew', async () => {
  const { template, role: _role, ...server } = inject('testDatabase');
  const database = `${template}_0011`;
  await onServer(server, (client) => client.query(`create database ${database}`));
  const { db: typed } = openPool(inDatabase(server, database), 2);
  const db = untyped(typed);
  await first(db);
  await sql.raw(BEFORE).execute(db);
  await db.transaction().execute((tx) => logins(tx));
  const read = async (query: string) => (await sql.raw(query).execute(db)).rows;
  expect(await read('select * from invitation_recipients')).toEqual([
    { invitation_id: 'i', username_secret: 1, username_hmac: Buffer.from('number') },
  ]);
  expect(await read('select * from pending_invitations')).toEqual([]);
  expect(await read('select * from sessions')).toEqual([]);
  expect(await read('select distinct verified, address_sealed from accounts')).toEqual([
    { verified: false, address_sealed: null },
  ]);
  await db.destroy();
  await onServer(server, (client) => client.query(`drop database ${database}`));
});
