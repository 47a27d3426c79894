import { present } from '@lykta/domain';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { boundCaseWorker, boundResponsible } from '../../security/case-marks.ts';
import { createKeys } from '../../security/keys.ts';
import { makeSecret, parseSecrets } from '../../security/secrets.ts';
import { accessOf } from '../../security/units.ts';
import { inDatabase, onServer } from '../../testing/global-setup.ts';
import { openPool } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { untyped } from '../../testing/untyped.ts';

/** The data before the migration: one invitation by a worker of the unit, and one by a member who has left it. */
const BEFORE = `
insert into organisations (id, name, created) values ('o', 'Ankeborg', now());
insert into units (id, organisation_id, name) values ('u', 'o', 'Norr');
insert into members (id, organisation_id, email, name, role, created, mark) values
  ('m', 'o', 'kim@kommun.example', 'Kim', 'worker', now(), ''),
  ('n', 'o', 'bo@kommun.example', 'Bo', 'worker', now(), '');
insert into member_units (member_id, unit_id, mark) values ('m', 'u', '');
insert into invitations (id, organisation_id, unit_id, code, max_clients, created, created_by) values
  ('i', 'o', 'u', 'ABC234', 5, now(), 'm'), ('j', 'o', 'u', 'ABC235', 5, now(), 'n');
insert into accounts (id, username_secret, username_hmac, password_sealed, legacy, created)
  values ('a', 1, 'number', '', false, now());
insert into acceptances (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity) values
  ('a', 'i', 'u', 'P23456', now(), now()), ('a', 'j', 'u', 'P23457', now(), now());
insert into reasons (id, at, member_id, invitation_id, pseudonym, sealed)
  values ('r', now(), 'm', 'i', 'P23456', '');`;

it('units stay open to their workers, and whoever made an invitation in its unit is responsible', async () => {
  const { template, role: _role, ...server } = inject('testDatabase');
  const database = `${template}_0020`;
  await onServer(server, (client) => client.query(`create database ${database}`));
  const { db } = openPool(inDatabase(server, database), 2);
  const secrets = parseSecrets(makeSecret());
  const { binder } = createKeys(secrets);
  await migrate(db, secrets, '0019-deleted-children');
  await sql.raw(BEFORE).execute(untyped(db));
  await migrate(db, secrets);

  const unit = await db.selectFrom('units').selectAll().executeTakeFirstOrThrow();
  expect(accessOf({ binder }, unit)).toBe('unit');
  const invitations = await db.selectFrom('invitations').selectAll().orderBy('id').execute();
  expect(invitations.map((row) => row.responsible_id)).toEqual(['m', null]);
  const [made] = invitations;
  expect(
    binder.holds(
      'responsible',
      boundResponsible(present(made, 'made')),
      present(made, 'made').responsible_mark,
    ),
  ).toBe(true);
  const parts = await db.selectFrom('case_workers').selectAll().execute();
  expect(parts).toMatchObject([{ invitation_id: 'i', member_id: 'm', part: 'responsible' }]);
  expect(
    binder.holds(
      'case-worker',
      boundCaseWorker(present(parts[0], 'parts[0]')),
      present(parts[0], 'parts[0]').mark,
    ),
  ).toBe(true);
  const { urgent } = await db.selectFrom('reasons').select('urgent').executeTakeFirstOrThrow();
  expect(urgent).toBe(false);
  await db.destroy();
  await onServer(server, (client) => client.query(`drop database ${database}`));
});
