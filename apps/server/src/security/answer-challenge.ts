import { hash } from 'node:crypto';
import type { BotCheckChallenge } from '@lykta/domain';

/** Solves the work of a bot-check as the apps' widget does, for callers without a browser. */
export function answerChallenge({
  algorithm,
  challenge,
  salt,
  signature,
  maxNumber,
}: BotCheckChallenge): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', salt + number) !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the challenge has no solution');
}
