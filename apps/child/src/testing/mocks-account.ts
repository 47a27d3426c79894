import type { BotCheckPurpose } from '@lykta/domain';
import type { HttpHandler } from 'msw';
import { fails } from './mocks.ts';

/** A server that has the bot-check off for a form. */
export function botCheckOff(purpose: BotCheckPurpose): HttpHandler {
  return fails('get', `clients/challenge/${purpose}`, 404, 'not-found');
}
