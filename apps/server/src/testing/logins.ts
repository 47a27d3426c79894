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
  const { status } = await browser.post('/clients/signin', { username, password });
  return { browser, status };
}

/** Changes the account's username. */
export function rename(child: TestChild, username = newPhone()): Promise<Reply> {
  return child.post('/clients/resetusername', { username });
}

/** Opens the link that undoes a change of the login. */
export function undo(server: TestServer, token: string): Promise<Reply> {
  return server.browser().post('/clients/undo', undefined, { authorization: `Bearer ${token}` });
}

/** Requests a reset link and uses it; the bot-check must be off. */
export async function resetByLink(server: TestServer, username: string, password: string): Promise<Reply> {
  const redirect = `${ORIGIN}/resetpwd`;
  await server.browser().post('/clients/resetpwd/start', { username, redirect });
  const token = await sentToken(server, username);
  return server.browser().post('/clients/resetpwd', { password }, { authorization: `Bearer ${token}` });
}
