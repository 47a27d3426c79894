import { hash } from 'node:crypto';
import type { BotCheckChallenge, BotCheckPurpose, StaffBotCheckPurpose } from '@lykta/domain';
import type { Browser } from './browser.ts';

/** Solves a real challenge like the widget, but without a browser. */
export async function solveBotCheck(
  browser: Browser,
  purpose: BotCheckPurpose | StaffBotCheckPurpose,
  ticket?: string,
): Promise<string> {
  const query = new URLSearchParams({ purpose, ...(ticket === undefined ? {} : { ticket }) });
  const audience = purpose.startsWith('staff-') ? 'staff' : 'clients';
  const reply = await browser.get(`/${audience}/challenge?${query}`);
  return solve(reply.body as BotCheckChallenge);
}

export function solve({ algorithm, challenge, salt, signature, maxNumber }: BotCheckChallenge): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', salt + number) !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the challenge has no solution');
}
