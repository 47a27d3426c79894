import type { BotCheckPurpose, StaffBotCheckPurpose } from '@lykta/domain';
import { READ_CHALLENGE, READ_STAFF_CHALLENGE } from '@lykta/domain/calls';
import { answerChallenge } from '../security/answer-challenge.ts';
import type { Browser } from './browser.ts';

/** Solves a real challenge like the widget, but without a browser. */
export async function solveBotCheck(
  browser: Browser,
  purpose: BotCheckPurpose | StaffBotCheckPurpose,
  ticket?: string,
): Promise<string> {
  const name = purpose.startsWith('staff-') ? READ_STAFF_CHALLENGE : READ_CHALLENGE;
  return answerChallenge(await browser.ok(name, { querystring: { purpose, ticket } }));
}
