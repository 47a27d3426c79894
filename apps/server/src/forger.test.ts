import type { CreatedShare, StaffClient } from '@lykta/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataTables, keyTables, passingTables } from './admin/backup/tables.ts';
import { OPERATOR } from './security/password-queue.ts';
import { hashPassword } from './security/passwords.ts';
import { hashToken, newToken } from './security/tokens.ts';
import type { Browser } from './testing/browser.ts';
import { giveReason, individualPath } from './testing/sent-case.ts';
import { openCase, type TestCase } from './testing/case.ts';
import { said } from './testing/forms.ts';
import { openTestServer, type TestChild, type TestMember, type TestServer } from './testing/test-server.ts';

/**
 * Somebody who writes the database, has an account as a child and one as staff of another unit, but not LYKTA_SECRET.
 * Whatever they insert, replace or move, nothing of another child is opened.
 */
let server: TestServer;
let victim: TestChild;
let forger: TestChild;
let worker: TestMember;
let spy: TestMember;
let testCase: TestCase;
let other: TestCase;
let share: CreatedShare;
const SECRET = 2011;

beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  testCase = await openCase(server, { unit: 'Norr' });
  worker = testCase.worker;
  other = await openCase(server, { unit: 'Söder' });
  spy = other.worker;
  victim = await testCase.join();
  forger = await other.join();
  for (const child of [victim, forger]) {
    await child.put('/clients/profile/birthyear', { birthYear: child === victim ? SECRET : 2010 });
    await child.put('/clients/moods', { timestamp: server.clock.now().toISOString(), level0: 1, level1: [] });
    await child.post('/clients/profile/persons', { type: 'MOTHER', avatar: 'default' });
    await child.post('/clients/profile/houses', { type: 'APARTMENT', avatar: 'default' });
    await child.put('/clients/notifications/token', { token: 'push', deviceId: 'phone', language: 'sv' });
  }
  await victim.put(testCase.path, said({ mood: 'good' }));
  await victim.put(`${testCase.path}/save`, {});
  await forger.put(other.path, said({ mood: 'good' }));
  await forger.put(`${other.path}/save`, {});
  share = (await victim.post('/shares', { name: 'Mormor', sections: ['profile'] })).body as CreatedShare;
}, 60_000);
afterAll(() => server.close());

/** Does something to the database, looks, and puts everything back as it was. */
async function forging<T>(statement: string, look: () => Promise<T>): Promise<T> {
  const tables = [...statement.matchAll(/\b(?:update|into|from)\s+(\w+)/g)].map(([, table]) => table!);
  const touched = [...new Set(tables)].filter((table) => everyTable.includes(table));
  for (const table of touched) {
    await sql
      .raw(`drop table if exists kept_${table}; create table kept_${table} as table ${table}`)
      .execute(server.db);
  }
  await sql
    .raw(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`)
    .execute(server.db);
  try {
    return await look();
  } finally {
    for (const table of touched) {
      await sql
        .raw(
          `set session_replication_role = replica; delete from ${table}; insert into ${table} overriding system value table kept_${table}; drop table kept_${table}; set session_replication_role = origin`,
        )
        .execute(server.db);
    }
  }
}

const everyTable: readonly string[] = [...dataTables, ...keyTables, ...passingTables];
const bytes = (value: Buffer) => `'\\x${value.toString('hex')}'::bytea`;

/** What a call shows of the victim. */
async function shows(browser: Browser, url: string): Promise<boolean> {
  const { status, body } = await browser.get(url);
  return status === 200 && JSON.stringify(body).includes(String(SECRET));
}

/** A browser with a token that the forger made up. */
const withCookie = (from: Browser, token: string) => {
  const browser = server.browser();
  for (const [name] of from.cookies) browser.cookies.set(name, token);
  return browser;
};

describe('somebody who writes the database', () => {
  it('can’t make a session, nor hand their own to another child', async () => {
    const token = newToken();
    const made = `insert into sessions select ${bytes(hashToken(token))}, '${victim.id}', device_id, created,
      last_seen, confirmed, mark, locked, last_call, lock_tries from sessions where account_id = '${forger.id}'`;
    expect(await forging(made, () => shows(withCookie(forger, token), '/clients/profile'))).toBe(false);
    const moved = `update sessions set account_id = '${victim.id}' where account_id = '${forger.id}'`;
    expect(await forging(moved, async () => (await forger.get('/clients')).status)).toBe(401);
    const fresh = `update sessions set confirmed = now() + interval '1 day' where account_id = '${forger.id}'`;
    expect(await forging(fresh, async () => (await forger.get('/clients')).status)).toBe(401);
  });

  it('can’t make a session of staff, nor a role, a unit or an address', async () => {
    const token = newToken();
    const made = `insert into staff_sessions select ${bytes(hashToken(token))}, '${worker.id}', enrolling, created,
      last_seen, mark from staff_sessions where member_id = '${spy.id}'`;
    expect(await forging(made, async () => (await withCookie(spy, token).get('/staff')).status)).toBe(401);
    const moved = `update staff_sessions set member_id = '${worker.id}' where member_id = '${spy.id}'`;
    expect(await forging(moved, async () => (await spy.get('/staff')).status)).toBe(401);
    const changes = [`role = 'admin'`, `email = 'x@x.example'`, 'totp_confirmed = true'];
    for (const change of changes) {
      const forged = `update members set ${change} where id = '${spy.id}'`;
      expect(await forging(forged, async () => (await spy.get('/staff')).status), change).toBe(401);
    }
    const unit = `update member_units set unit_id = '${worker.unitId}' where member_id = '${spy.id}'`;
    const sees = async () => (await spy.get(`/staff/invitations/${testCase.invitation.id}/clients`)).status;
    expect(await forging(unit, sees)).toBe(404);
  });

  it('can’t replace a password, nor give an account another name', async () => {
    const signIn = async (username: string) =>
      (await server.browser().post('/clients/signin', { username, password: forger.password })).status;
    const plain = Buffer.from(await hashPassword(forger.password, OPERATOR));
    const replaced = `update accounts set password_sealed = ${bytes(plain)} where id = '${victim.id}'`;
    expect(await forging(replaced, () => signIn(victim.username))).toBe(401);
    const copied = `update accounts set password_sealed =
      (select password_sealed from accounts where id = '${forger.id}') where id = '${victim.id}'`;
    expect(await forging(copied, () => signIn(victim.username))).toBe(401);
    const renamed = `update accounts set username_hmac = sha256(username_hmac) where id = '${forger.id}';
      update accounts set username_hmac = (select username_hmac from kept_accounts where id = '${forger.id}')
      where id = '${victim.id}'`;
    const outbox = () => server.db.selectFrom('outbox').select('account_id').execute();
    const before = (await outbox()).length;
    const start = { username: forger.username, redirect: 'http://localhost:4200/resetpwd' };
    const sent = await forging(renamed, async () => {
      expect(await signIn(forger.username)).toBe(401);
      await server.browser().post('/clients/resetpwd/start', start);
      return (await outbox()).slice(before).filter(({ account_id }) => account_id === victim.id);
    });
    expect(sent).toEqual([]);
  });

  it('can’t make a link to a new password, nor a way into a shared story', async () => {
    const token = newToken();
    const authorization = `Bearer ${token}`;
    const link = `insert into reset_tokens values (${bytes(hashToken(token))}, '${victim.id}', null,
      now() + interval '10 years', '\\x0001')`;
    const finish = async () =>
      (await server.browser().post('/clients/resetpwd', { password: 'nytt lösenord 123' }, { authorization }))
        .status;
    expect(await forging(link, finish)).toBe(401);
    const reader = server.browser({ authorization });
    const read = async () => (await reader.get('/shares/clients/beb/beb/2')).status;
    const forged = `insert into share_reads values (${bytes(hashToken(token))}, '${share.id}',
      now() + interval '10 years', '\\x0001')`;
    expect(await forging(forged, read)).toBe(401);
    // With a key of the forger's own the link can be opened, but what it shows can't.
    const own = `update shares set key_hash = ${bytes(hashToken(token))} where id = '${share.id}'`;
    const opened = await forging(own, async () => {
      const { body } = await server.browser().post('/shares/token', { key: token });
      const bearer = `Bearer ${(body as { token?: string }).token}`;
      return (await server.browser({ authorization: bearer }).get('/shares/clients/beb/beb/2')).status;
    });
    expect(opened).not.toBe(200);
  });

  it.each([
    'profiles',
    'persons',
    'houses',
    'moods',
    'notification_tokens',
    'answers',
    'child_keys',
    'ledgers',
  ])('opens nothing by putting a row of another child’s %s among their own', async (table) => {
    const moved = `delete from ${table} where account_id = '${forger.id}';
        update ${table} set account_id = '${forger.id}' where account_id = '${victim.id}'`;
    const seen = await forging(moved, async () => [
      await shows(forger, '/clients/profile'),
      await shows(forger, '/clients/export'),
      (await forger.get(testCase.path)).status === 200,
    ]);
    expect(seen).toEqual([false, false, false]);
  });

  it('opens no sheet as staff: not one that was not sent, nor one that was sent to another unit', async () => {
    const client = async (of: TestCase, reader: TestMember) =>
      ((await reader.get(`/staff/invitations/${of.invitation.id}/clients`)).body as StaffClient[])[0]?.client;
    const mine = await client(other, spy);
    expect(mine).toBeDefined();
    await giveReason(other, spy, mine!);
    expect((await spy.get(individualPath(other, mine!))).status).toBe(200);
    const reads = async (of: TestCase) => {
      const found = await client(of, spy);
      if (!found) return 404;
      await giveReason(of, spy, found).catch(() => {});
      return (await spy.get(individualPath(of, found))).status;
    };
    const unit = `update invitations set unit_id = '${spy.unitId}' where id = '${testCase.invitation.id}';
      update acceptances set unit_id = '${spy.unitId}' where invitation_id = '${testCase.invitation.id}'`;
    expect(await forging(unit, () => reads(testCase))).not.toBe(200);
    const moved = `update answers set invitation_id = '${other.invitation.id}',
      request_id = '${other.invitation.requests[0]!.id}', form_id = '${other.form.metadata.id}'
      where account_id = '${victim.id}';
      update acceptances set invitation_id = '${other.invitation.id}', unit_id = '${spy.unitId}'
      where account_id = '${victim.id}'; delete from acceptances where account_id = '${forger.id}'`;
    expect(await forging(moved, () => reads(other))).not.toBe(200);
    const unsent = await testCase.join();
    await unsent.put(testCase.path, said({ mood: 'good' }));
    const sent = `update answers set sent = now(), sent_order = 1 where account_id = '${unsent.id}'`;
    const name = await server.db
      .selectFrom('acceptances')
      .select('pseudonym')
      .where('account_id', '=', unsent.id)
      .executeTakeFirstOrThrow();
    await giveReason(testCase, worker, name.pseudonym).catch(() => {});
    const status = await forging(
      sent,
      async () => (await worker.get(individualPath(testCase, name.pseudonym))).status,
    );
    expect(status).not.toBe(200);
  });

  it('puts back no older text of a row', async () => {
    const sealed = async (table: 'profiles' | 'moods' | 'answers') =>
      (
        await server.db
          .selectFrom(table)
          .select('sealed')
          .where('account_id', '=', forger.id)
          .executeTakeFirstOrThrow()
      ).sealed;
    const older = { profiles: await sealed('profiles'), moods: await sealed('moods') };
    await forger.put('/clients/profile/birthyear', { birthYear: 2009 });
    await forger.put('/clients/moods', {
      timestamp: server.clock.now().toISOString(),
      level0: 5,
      level1: [],
    });
    const back = (table: keyof typeof older) =>
      `update ${table} set sealed = ${bytes(older[table])} where account_id = '${forger.id}'`;
    expect(
      await forging(back('profiles'), async () => (await forger.get('/clients/profile')).status),
    ).not.toBe(200);
    expect(await forging(back('moods'), async () => (await forger.get('/clients/moods')).status)).not.toBe(
      200,
    );
    expect((await forger.get('/clients/moods')).status).toBe(200);
  });

  it('brings no link back that was taken back', async () => {
    const link = (await forger.post('/shares', { name: 'x', sections: ['profile'] })).body as CreatedShare;
    const { sealed } = await server.db
      .selectFrom('shares')
      .select('sealed')
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow();
    await forger.delete(`/shares/${link.id}`);
    const revived = `update shares set revoked = null, sealed = ${bytes(sealed!)} where id = '${link.id}'`;
    const status = await forging(revived, async () => {
      const { body } = await server.browser().post('/shares/token', { key: link.token });
      const authorization = `Bearer ${(body as { token: string }).token}`;
      return (await server.browser({ authorization }).get('/shares/clients/beb/beb/2')).status;
    });
    expect(status).not.toBe(200);
  });
});

/** What somebody gets who writes a table: `tried` above, or why it opens nothing of a child's. A new table fails here. */
const thoughtOf: Record<string, string> = {
  ...Object.fromEntries(
    [
      'sessions',
      'staff_sessions',
      'members',
      'member_units',
      'accounts',
      'reset_tokens',
      'share_reads',
      'shares',
      'profiles',
      'persons',
      'houses',
      'moods',
      'notification_tokens',
      'answers',
      'child_keys',
      'ledgers',
      'invitations',
      'acceptances',
    ].map((table) => [table, 'tried']),
  ),
  answer_snapshots: 'sealed as answers are; read by nobody but the export',
  login_undos: 'sealed with the child’s key beside the link and its end',
  address_codes: 'an HMAC with the child’s key; says only that an address is verified',
  organisations: 'names and the threshold: the figures of others are withheld less',
  units: 'names',
  forms: 'what is asked',
  requests: 'what is asked',
  request_forms: 'what is asked',
  invitation_recipients: 'an invitation reaches somebody else; it opens nothing',
  pending_invitations: 'an invitation reaches somebody else; it opens nothing',
  readings: 'a reason that nobody gave; the log still says who read',
  audit: 'the log',
  audit_lines: 'the log',
  audit_repeats: 'the log',
  reasons: 'a reason that nobody gave; the log still says who read',
  running_counts: 'sealed with a server key',
  published_cells: 'figures',
  published_figures: 'figures',
  counting_anew: 'counts are made anew',
  tombstones: 'a deleted child; it has no key',
  outbox: 'sealed with a server key, for its row',
  bot_checks: 'a check that counts as solved',
  rate_buckets: 'tries that count as none: passwords can be guessed faster',
};

it('was thought of with every table that there is', () => {
  expect([...everyTable].filter((table) => !(table in thoughtOf))).toEqual([]);
});
