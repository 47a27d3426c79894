import type { AuditEntry } from '@lykta/domain';
import { offeredSecret } from '../../testing/staff.ts';
import { CHANGE_STAFF_PASSWORD, READ_AUDIT, SET_STAFF_TOTP, SIGN_IN_STAFF } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { authenticatorCode } from '../../security/authenticator.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const PASSWORD = 'ett långt lösenord';
let server: TestServer;
let strict: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  strict = await openTestServer({ staffTotp: true });
  passwordHash = await hashPassword(PASSWORD, OPERATOR);
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

/** Creates a member with a password, and returns what an admin of the same organisation sees of them in the log. */
async function openMember(where: TestServer, organisation: string) {
  const email = `${organisation.toLowerCase()}@kommun.example`;
  const member = await where.staff({ organisation, email, passwordHash });
  const admin = await where.staff({ organisation, role: 'admin' });
  const log = async (): Promise<AuditEntry[]> =>
    (await admin.ok(READ_AUDIT, { querystring: { member: member.id } })).entries;
  return { email, member, log };
}

it('sign-ins are in the log, and so are failures, in which step, folded by the hour', async () => {
  const { email, log } = await openMember(server, 'Inloggning');
  const signIn = (password: string) => server.browser().call(SIGN_IN_STAFF, { body: { email, password } });
  for (let n = 0; n < 2; n += 1) expect((await signIn('fel')).status).toBe(401);
  await vi.waitFor(async () =>
    expect(await log()).toMatchObject([
      { kind: 'signin-failed', count: 2, details: [{ field: 'step', to: 'password' }] },
    ]),
  );
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect((await log()).map(({ kind }) => kind)).toEqual(['signin', 'signin-failed']);
});

it('a wrong code and a confirmed second factor are in the log', async () => {
  const { member, log } = await openMember(strict, 'Tvåsteg');
  const { secret } = await offeredSecret(member);
  expect((await member.call(SET_STAFF_TOTP, { body: { code: '000000' } })).status).toBe(401);
  await vi.waitFor(async () =>
    expect(await log()).toMatchObject([{ kind: 'signin-failed', details: [{ field: 'step', to: 'code' }] }]),
  );
  const code = authenticatorCode(secret, strict.clock.now());
  expect((await member.call(SET_STAFF_TOTP, { body: { code } })).status).toBe(200);
  expect((await log())[0]).toMatchObject({ kind: 'second-factor', count: 1 });
});

it('a password that a member changes is in the log', async () => {
  const { member, log } = await openMember(server, 'Lösenordsbyte');
  const changed = await member.call(CHANGE_STAFF_PASSWORD, {
    body: {
      current: PASSWORD,
      password: 'ett annat långt lösenord',
    },
  });
  expect(changed.status).toBe(204);
  expect((await log()).map(({ kind }) => kind)).toEqual(['password-changed']);
});

it('a try with an address that nobody has leaves no line', async () => {
  const before = await server.db.selectFrom('audit_lines').select('id').execute();
  await server.browser().call(SIGN_IN_STAFF, { body: { email: 'ingen@kommun.example', password: PASSWORD } });
  expect(await server.db.selectFrom('audit_lines').select('id').execute()).toHaveLength(before.length);
});
