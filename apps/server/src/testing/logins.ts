import {
  CHANGE_USERNAME,
  FINISH_PASSWORD_RESET,
  SIGN_IN,
  START_PASSWORD_RESET,
  UNDO_LOGIN,
} from '@lykta/domain/calls';
import type { Browser, Reply } from './browser.ts';
import { sentToken } from './sent.ts';
import { newPhone, ORIGIN, PASSWORD, type TestChild, type TestServer } from './test-server.ts';

/** Signs in with a new browser. */
export async function signIn(
  server: TestServer,
  username: string,
  password = PASSWORD,
): Promise<{ browser: Browser; status: number }> {
  const browser = server.browser();
  const { status } = await browser.call(SIGN_IN, { body: { username, password } });
  return { browser, status };
}

/** Changes the account's username. */
export function rename(child: TestChild, username = newPhone()): Promise<Reply> {
  return child.call(CHANGE_USERNAME, { body: { username } });
}

/** Opens the link that undoes a change of the login. */
export function undo(server: TestServer, token: string): Promise<Reply> {
  return server.browser().call(UNDO_LOGIN, { headers: { authorization: `Bearer ${token}` } });
}

/** Requests a reset link and uses it; the bot-check must be off. */
export async function resetByLink(server: TestServer, username: string, password: string): Promise<Reply> {
  const redirect = `${ORIGIN}/resetpwd`;
  await server.browser().call(START_PASSWORD_RESET, { body: { username, redirect } });
  const token = await sentToken(server, username);
  return server
    .browser()
    .call(FINISH_PASSWORD_RESET, { body: { password }, headers: { authorization: `Bearer ${token}` } });
}
