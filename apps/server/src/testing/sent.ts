import { normaliseUsername } from '@lykta/domain';
import { FINISH_VERIFICATION, START_VERIFICATION } from '@lykta/domain/calls';
import { listOutbox } from '../messages/outbox.ts';
import type { TestChild, TestServer } from './test-server.ts';

/** Returns the messages sent to an address, newest first. */
export async function sentTo(server: TestServer, username: string): Promise<string[]> {
  const address = normaliseUsername(username);
  const sent = await listOutbox(server.app.services);
  return sent.filter(({ to }) => to === address).map(({ text }) => text);
}

/** Returns the token of the newest link sent to an address; empty if there is none. */
export async function sentToken(server: TestServer, username: string): Promise<string> {
  const texts = await sentTo(server, username);
  const tokens = texts.flatMap((text) => /[?#]token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? []);
  return tokens[0] ?? '';
}

/** Returns the newest code sent to an address; empty if there is none. */
export async function sentCode(server: TestServer, username: string): Promise<string> {
  const texts = await sentTo(server, username);
  return texts.flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
}

/** Verifies the child's address with the code sent to it. */
export async function verify(server: TestServer, child: TestChild): Promise<void> {
  const started = await child.call(START_VERIFICATION, { body: { username: child.username } });
  const code = await sentCode(server, child.username);
  const verified = await child.call(FINISH_VERIFICATION, { body: { code } });
  if (started.status !== 204 || verified.status !== 204) {
    throw new Error(`not verified: ${JSON.stringify([started.body, verified.body])}`);
  }
}
