import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createKeys } from '../../security/keys.ts';
import { openReason } from '../../security/reasons.ts';
import { makeSecret, parseSecrets } from '../../security/secrets.ts';
import { inDatabase, onServer } from '../../testing/global-setup.ts';
import { openPool } from '../connect.ts';
import { up as first } from './0001-first.ts';
import { up as whoReadWhat } from './0010-who-read-what.ts';
import { untyped } from '../../testing/untyped.ts';

/**
 * The data before the migration: one child's answers were opened three times in an hour and once later, for two
 * reasons.
 */
const BEFORE = `
create table ledgers (account_id text primary key, ledger bytea not null, ledger_clock bigint not null);
insert into organisations (id, name, created) values ('o', 'Ankeborg', now());
insert into units (id, organisation_id, name) values ('u', 'o', 'Norr');
insert into members (id, organisation_id, email, name, role, created)
  values ('m', 'o', 'kim@kommun.example', 'Kim', 'worker', now());
insert into invitations (id, organisation_id, unit_id, code, max_clients, created)
  values ('i', 'o', 'u', 'ABC234', 5, now());
insert into accounts (id, username_secret, username_hmac, password_hash, legacy, created)
  values ('a', 1, 'number', 'x', false, now());
insert into acceptances (account_id, invitation_id, pseudonym, accepted) values ('a', 'i', 'P23456', now());
insert into readings (member_id, account_id, invitation_id, reason, at)
  values ('m', 'a', 'i', 'Orosanmälan', '2026-11-20T11:00:00Z');
insert into audit (at, organisation_id, member_id, account_id, invitation_id, request_id, form_id, form_version,
  pseudonym, reason)
select at::timestamptz, 'o', 'm', 'a', 'i', 'r', 'school', 1, 'P23456', reason from (values
  ('2026-11-20T09:05:00Z', 'Första mötet'), ('2026-11-20T09:06:00Z', 'Första mötet'),
  ('2026-11-20T09:50:00Z', 'Första mötet'), ('2026-11-20T11:01:00Z', 'Orosanmälan')) lines (at, reason);`;

it('earlier readings become folded lines, and every reason is kept, sealed', async () => {
  const { template, role: _role, ...server } = inject('testDatabase');
  const database = `${template}_0010`;
  await onServer(server, (client) => client.query(`create database ${database}`));
  const { db: typed } = openPool(inDatabase(server, database), 2);
  const db = untyped(typed);
  const keys = createKeys(parseSecrets(makeSecret()));
  const { childKey, wrapped, ledger } = keys.keyRing.make('a');
  await first(db);
  await sql.raw(BEFORE).execute(db);
  await sql`insert into child_keys (account_id, secret_number, wrapped)
    values ('a', ${wrapped.secret_number}, ${wrapped.wrapped})`.execute(db);
  await sql`insert into ledgers (account_id, ledger, ledger_clock)
    values ('a', ${ledger.ledger}, ${ledger.ledger_clock})`.execute(db);
  await db.transaction().execute((tx) => whoReadWhat(tx, keys));

  const { rows: lines } = await sql<{ at: Date; n: number | null; sealed: Buffer }>`
    select line.at, repeats.n, reasons.sealed from audit_lines line
    left join audit_repeats repeats on repeats.line_id = line.id join reasons on reasons.id = line.reason_id
    where line.pseudonym = 'P23456' and line.kind = 'reading' order by line.seq`.execute(db);
  const place = { member: 'm', invitation: 'i' };
  expect(
    lines.map(({ at, n, sealed }) => [at.toISOString(), n, openReason(childKey, place, sealed)]),
  ).toEqual([
    ['2026-11-20T09:05:00.000Z', 2, 'Första mötet'],
    ['2026-11-20T11:01:00.000Z', null, 'Orosanmälan'],
  ]);
  const { rows: left } =
    await sql`select to_regclass('audit') as audit, to_regclass('readings') as readings`.execute(db);
  expect(left).toEqual([{ audit: null, readings: null }]);
  await db.destroy();
  await onServer(server, (client) => client.query(`drop database ${database}`));
});
