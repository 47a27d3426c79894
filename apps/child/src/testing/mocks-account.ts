import { mocked } from '@lykta/api/testing';
import { BotCheckChallenge, ClientSession, type BotCheckPurpose } from '@lykta/domain';
import { IS_BOT_CHECK_ON, READ_CHALLENGE, READ_SESSION, fill } from '@lykta/domain/calls';
import { delay, HttpResponse, type HttpHandler } from 'msw';
import { session } from './fixtures.ts';
import { fails, replies } from './mocks.ts';

/** A server with the bot check switched off for a form. */
export function botCheckOff(purpose: BotCheckPurpose): HttpHandler {
  return fails(fill(IS_BOT_CHECK_ON, { purpose }), 404, 'not-found');
}

/** A real puzzle with a small answer: the SHA-256 of the salt and 57. */
const puzzle = {
  algorithm: 'SHA-256',
  challenge: '724b7901098666f8c25f6858ac4b71ca113415cbbd69969149216866fb7a5a51',
  salt: 'saltsaltsalt',
  signature: 'signed',
  maxNumber: 200,
};

/** A server that says after so many milliseconds that it wants the bot check. */
export function botCheckOn(purpose: BotCheckPurpose, after: number): HttpHandler[] {
  return [
    mocked(fill(IS_BOT_CHECK_ON, { purpose }), async () => {
      await delay(after);
      return new HttpResponse(null, { status: 204 });
    }),
    replies(READ_CHALLENGE, BotCheckChallenge, puzzle),
  ];
}

/** A server with a signed-in child; `change` overrides its session. */
export function signedIn(change: Partial<ClientSession> = {}): HttpHandler {
  return replies(READ_SESSION, ClientSession, { ...session, ...change });
}
