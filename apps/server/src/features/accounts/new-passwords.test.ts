import {
  CHANGE_PASSWORD,
  CHANGE_STAFF_PASSWORD,
  CREATE_ACCOUNT,
  FINISH_PASSWORD_RESET,
  FINISH_STAFF_RESET,
  READ_STAFF_SESSION,
  SIGN_IN_STAFF,
  START_PASSWORD_RESET,
  START_STAFF_RESET,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { sentToken } from '../../testing/sent.ts';
import {
  newPhone,
  openTestServer,
  ORIGIN,
  PASSWORD,
  type TestServer,
  VIEWER_ORIGIN,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const refused: [password: string, code: string][] = [
  ['password', 'password-common'],
  ['12345678', 'password-common'],
  ['Football1', 'password-common'],
  ['qwertyuiop', 'password-common'],
  ['ILOVEYOU1', 'password-common'],
  ['00000000', 'password-one-character'],
  ['ååååååååå', 'password-one-character'],
];

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const redirect = `${ORIGIN}/resetpwd`;

describe.each(refused)('the password %s', (password, code) => {
  const problem = { status: 400, body: { code } };

  it('is refused when a child creates an account, resets it or changes it', async () => {
    expect(
      await server.browser().call(CREATE_ACCOUNT, { body: { username: newPhone(), password } }),
    ).toMatchObject(problem);
    const child = await server.signUp();
    expect(await child.call(CHANGE_PASSWORD, { body: { password } })).toMatchObject(problem);
    await server.browser().call(START_PASSWORD_RESET, { body: { username: child.username, redirect } });
    const token = await sentToken(server, child.username);
    const reset = (chosen: string) =>
      server.browser().call(FINISH_PASSWORD_RESET, { body: { password: chosen }, headers: bearer(token) });
    expect(await reset(password)).toMatchObject(problem);
    expect((await reset('ett bättre lösenord')).status).toBe(204);
  });

  it('is refused when staff reset or change theirs', async () => {
    const email = `ny${newPhone()}@kommun.example`;
    const member = await server.staff({ email, passwordHash: await hashPassword(PASSWORD, OPERATOR) });
    expect(await member.call(CHANGE_STAFF_PASSWORD, { body: { current: PASSWORD, password } })).toMatchObject(
      problem,
    );
    await server
      .browser()
      .call(START_STAFF_RESET, { body: { email, redirect: `${VIEWER_ORIGIN}/resetpwd` } });
    const token = await sentToken(server, email);
    expect(
      await server.browser().call(FINISH_STAFF_RESET, { body: { password }, headers: bearer(token) }),
    ).toMatchObject(problem);
  });
});

describe('a password that is the username', () => {
  const isUsername = { status: 400, body: { code: 'password-is-username' } };

  it.each([
    ['as it was typed', (phone: string) => phone],
    ['with the country', (phone: string) => `+46${phone.slice(1)}`],
    ['with the country without plus', (phone: string) => `46${phone.slice(1)}`],
    ['with 00', (phone: string) => `0046${phone.slice(1)}`],
    ['with spaces', (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`],
  ])('is refused %s', async (_how, write) => {
    const username = newPhone();
    const tried = await server
      .browser()
      .call(CREATE_ACCOUNT, { body: { username, password: write(username) } });
    expect(tried).toMatchObject(isUsername);
    const child = await server.signUp(username);
    expect(await child.call(CHANGE_PASSWORD, { body: { password: write(username) } })).toMatchObject(
      isUsername,
    );
    await server.browser().call(START_PASSWORD_RESET, { body: { username, redirect } });
    const token = await sentToken(server, username);
    const reset = await server
      .browser()
      .call(FINISH_PASSWORD_RESET, { body: { password: write(username) }, headers: bearer(token) });
    expect(reset).toMatchObject(isUsername);
  });

  it('is refused when it is an e-mail address, whatever its letters', async () => {
    const username = `kim${newPhone()}@example.se`;
    const body = { username, password: username.toUpperCase() };
    expect(await server.browser().call(CREATE_ACCOUNT, { body })).toMatchObject(isUsername);
    const member = await server.staff({
      email: username,
      passwordHash: await hashPassword(PASSWORD, OPERATOR),
    });
    const change = { current: PASSWORD, password: username };
    expect(await member.call(CHANGE_STAFF_PASSWORD, { body: change })).toMatchObject(isUsername);
  });
});

describe(CHANGE_STAFF_PASSWORD, () => {
  const NEW = 'ett annat lösenord 9';

  it('wants the current password, ends the member’s other sessions and keeps this one', async () => {
    const email = `byter${newPhone()}@kommun.example`;
    const member = await server.staff({ email, passwordHash: await hashPassword(PASSWORD, OPERATOR) });
    const elsewhere = server.browser();
    await elsewhere.call(SIGN_IN_STAFF, { body: { email, password: PASSWORD } });
    const change = (current: string) =>
      member.call(CHANGE_STAFF_PASSWORD, { body: { current, password: NEW } });
    expect(await change('fel lösenord')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await member.call(READ_STAFF_SESSION)).status).toBe(200);
    expect((await elsewhere.call(READ_STAFF_SESSION)).status).toBe(401);
    const signIn = (password: string) => server.browser().call(SIGN_IN_STAFF, { body: { email, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('makes whoever guesses the current password wait', async () => {
    const email = `gissas${newPhone()}@kommun.example`;
    const member = await server.staff({ email, passwordHash: await hashPassword(PASSWORD, OPERATOR) });
    const change = () =>
      member.call(CHANGE_STAFF_PASSWORD, { body: { current: 'fel lösenord', password: NEW } });
    for (let n = 0; n < 5; n += 1) expect((await change()).status).toBe(401);
    expect(await change()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });
});
