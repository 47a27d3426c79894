import { ClientSession } from '@lykta/domain';
import { CREATE_ACCOUNT, DELETE_ACCOUNT, SIGN_IN } from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Reply } from '../testing/browser.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../testing/test-server.ts';
import { DEVICE_HEADER } from './devices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
beforeEach(() => server.empty());
afterAll(() => server.close());

const SCHOOL = { 'x-forwarded-for': '192.0.2.7' };
const shell = (device?: string): Browser =>
  server.browser({
    ...SCHOOL,
    'x-lykta-client': 'native',
    ...(device === undefined ? {} : { [DEVICE_HEADER]: device }),
  });
const deviceOf = ({ headers }: Reply) => String(headers[DEVICE_HEADER]);
const signIn = (browser: Browser, username: string, password = PASSWORD) =>
  browser.call(SIGN_IN, { body: { username, password } });

/** Uses up the tries from another address in the same network. */
async function tryPasswords(username: string): Promise<void> {
  for (let n = 0; n < 5; n += 1) await signIn(server.browser(SCHOOL), username, 'fel lösenord');
}

describe('a native shell that has signed in before', () => {
  it('is told so in a header, without a cookie, and has tries of its own', async () => {
    const username = newPhone();
    const phone = shell();
    const created = await phone.call(CREATE_ACCOUNT, { body: { username, password: PASSWORD } });
    expect(phone.cookies.size).toBe(0);
    await tryPasswords(username);
    expect((await signIn(shell(), username)).status).toBe(429);
    expect((await signIn(shell(deviceOf(created)), username)).status).toBe(200);
    for (const made of ['', 'x', '...', deviceOf(created).replace(/^./, (a) => (a === 'A' ? 'B' : 'A'))])
      expect((await signIn(shell(made), username)).status, made).toBe(429);
  });

  it('remembers siblings, and none once an account was deleted on it', async () => {
    const [first, second] = [newPhone(), newPhone()];
    const one = await shell().call(CREATE_ACCOUNT, { body: { username: first, password: PASSWORD } });
    const both = await shell(deviceOf(one)).call(CREATE_ACCOUNT, {
      body: { username: second, password: PASSWORD },
    });
    await tryPasswords(first);
    const again = await signIn(shell(deviceOf(both)), first);
    expect(again.status).toBe(200);
    const { id, token } = ClientSession.parse(again.body);
    const gone = await shell().call(DELETE_ACCOUNT, {
      params: { id },
      querystring: { keepAnswers: '0' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(gone).toMatchObject({ status: 204, headers: { [DEVICE_HEADER]: '' } });
  });

  it('is no browser: its header is worth nothing without the shell, nor a browser’s cookie in it', async () => {
    const username = newPhone();
    const created = await shell().call(CREATE_ACCOUNT, { body: { username, password: PASSWORD } });
    const browser = server.browser(SCHOOL);
    await signIn(browser, username);
    await tryPasswords(username);
    const withHeader = server.browser({ ...SCHOOL, [DEVICE_HEADER]: deviceOf(created) });
    expect((await signIn(withHeader, username)).status).toBe(429);
    const native = { 'x-lykta-client': 'native' };
    const withCookie = await browser.call(SIGN_IN, {
      body: { username, password: PASSWORD },
      headers: native,
    });
    expect(withCookie.status).toBe(429);
  });
});
