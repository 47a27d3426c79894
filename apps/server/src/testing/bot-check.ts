import { hash } from 'node:crypto';
import type { BotCheckChallenge, BotCheckPurpose, StaffBotCheckPurpose } from '@lykta/domain';
import { READ_CHALLENGE, READ_STAFF_CHALLENGE } from '@lykta/domain/calls';
import type { Browser } from './browser.ts';

/** Solves a real challenge like the widget, but without a browser. */
export async function solveBotCheck(
  browser: Browser,
  purpose: BotCheckPurpose | StaffBotCheckPurpose,
  ticket?: string,
): Promise<string> {
  const name = purpose.startsWith('staff-') ? READ_STAFF_CHALLENGE : READ_CHALLENGE;
  return solve(await browser.ok(name, { querystring: { purpose, ticket } }));
}

export function solve({ algorithm, challenge, salt, signature, maxNumber }: BotCheckChallenge): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', salt + number) !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the challenge has no solution');
}
