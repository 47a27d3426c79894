import { ClientSession, type BotCheckPurpose } from '@lykta/domain';
import type { HttpHandler } from 'msw';
import { session } from './fixtures.ts';
import { fails, replies } from './mocks.ts';

/** A server that has the bot-check off for a form. */
export function botCheckOff(purpose: BotCheckPurpose): HttpHandler {
  return fails('get', `clients/challenge/${purpose}`, 404, 'not-found');
}

/** A server that knows the child; `change` says what is different. */
export function signedIn(change: Partial<ClientSession> = {}): HttpHandler {
  return replies('get', 'clients', ClientSession, { ...session, ...change });
}
