import { ClientSession, type BotCheckPurpose } from '@lykta/domain';
import type { HttpHandler } from 'msw';
import { session } from './fixtures.ts';
import { fails, replies } from './mocks.ts';

/** A server with the bot check switched off for a form. */
export function botCheckOff(purpose: BotCheckPurpose): HttpHandler {
  return fails('get', `clients/challenge/${purpose}`, 404, 'not-found');
}

/** A server with a signed-in child; `change` overrides its session. */
export function signedIn(change: Partial<ClientSession> = {}): HttpHandler {
  return replies('get', 'clients', ClientSession, { ...session, ...change });
}
