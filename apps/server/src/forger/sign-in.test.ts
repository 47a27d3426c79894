import {
  FINISH_PASSWORD_RESET,
  LIST_INVITATION_CLIENTS,
  READ_PROFILE,
  READ_SESSION,
  READ_STAFF_SESSION,
  SIGN_IN,
  START_PASSWORD_RESET,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../security/password-queue.ts';
import { hashPassword } from '../security/passwords.ts';
import { hashToken, newToken } from '../security/tokens.ts';
import { bytes, openForgery, type Forgery } from '../testing/forgery.ts';

let world: Forgery;
beforeAll(async () => {
  world = await openForgery();
}, 60_000);
afterAll(() => world.server.close());

describe('somebody who writes the database', () => {
  it('can’t make a session, nor hand their own to another child', async () => {
    const { victim, forger, forging, shows, withCookie } = world;
    const token = newToken();
    const made = `insert into sessions select ${bytes(hashToken(token))}, '${victim.id}', device_id, created,
      last_seen, confirmed, mark, locked, last_call, lock_tries from sessions where account_id = '${forger.id}'`;
    expect(await forging(made, () => shows(withCookie(forger, token), READ_PROFILE))).toBe(false);
    const moved = `update sessions set account_id = '${victim.id}' where account_id = '${forger.id}'`;
    expect(await forging(moved, async () => (await forger.call(READ_SESSION)).status)).toBe(401);
    const fresh = `update sessions set confirmed = now() + interval '1 day' where account_id = '${forger.id}'`;
    expect(await forging(fresh, async () => (await forger.call(READ_SESSION)).status)).toBe(401);
  });

  it('can’t make a session of staff, nor a role, a unit or an address', async () => {
    const { worker, spy, testCase, forging, withCookie } = world;
    const token = newToken();
    const made = `insert into staff_sessions select ${bytes(hashToken(token))}, '${worker.id}', enrolling, created,
      last_seen, mark from staff_sessions where member_id = '${spy.id}'`;
    expect(
      await forging(made, async () => (await withCookie(spy, token).call(READ_STAFF_SESSION)).status),
    ).toBe(401);
    const moved = `update staff_sessions set member_id = '${worker.id}' where member_id = '${spy.id}'`;
    expect(await forging(moved, async () => (await spy.call(READ_STAFF_SESSION)).status)).toBe(401);
    const elsewhere = `update staff_sessions set identity_provider = 'x' where member_id = '${spy.id}'`;
    expect(await forging(elsewhere, async () => (await spy.call(READ_STAFF_SESSION)).status)).toBe(401);
    const changes = [`role = 'admin'`, `email = 'x@x.example'`, 'totp_confirmed = true'];
    for (const change of changes) {
      const forged = `update members set ${change} where id = '${spy.id}'`;
      expect(await forging(forged, async () => (await spy.call(READ_STAFF_SESSION)).status), change).toBe(
        401,
      );
    }
    const unit = `update member_units set unit_id = '${worker.unitId}' where member_id = '${spy.id}'`;
    const sees = async () =>
      (await spy.call(LIST_INVITATION_CLIENTS, { params: { id: testCase.invitation.id } })).status;
    expect(await forging(unit, sees)).toBe(404);
  });

  it('can’t replace a password, nor give an account another name', async () => {
    const { server, victim, forger, forging } = world;
    const signIn = async (username: string) =>
      (await server.browser().call(SIGN_IN, { body: { username, password: forger.password } })).status;
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
      await server.browser().call(START_PASSWORD_RESET, { body: start });
      return (await outbox()).slice(before).filter(({ account_id }) => account_id === victim.id);
    });
    expect(sent).toEqual([]);
  });

  it('can’t make a link to a new password', async () => {
    const { server, victim, forging } = world;
    const token = newToken();
    const authorization = `Bearer ${token}`;
    const link = `insert into reset_tokens values (${bytes(hashToken(token))}, '${victim.id}', null,
      now() + interval '10 years', '\\x0001')`;
    const finish = async () =>
      (
        await server.browser().call(FINISH_PASSWORD_RESET, {
          body: { password: 'nytt lösenord 123' },
          headers: { authorization },
        })
      ).status;
    expect(await forging(link, finish)).toBe(401);
  });
});
