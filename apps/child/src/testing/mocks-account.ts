import { BotCheckChallenge, ClientSession, type BotCheckPurpose } from '@lykta/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { session } from './fixtures.ts';
import { fails, replies } from './mocks.ts';

/** A server with the bot check switched off for a form. */
export function botCheckOff(purpose: BotCheckPurpose): HttpHandler {
  return fails('get', `clients/challenge/${purpose}`, 404, 'not-found');
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
    http.get(`*/clients/challenge/${purpose}`, async () => {
      await delay(after);
      return new HttpResponse(null, { status: 204 });
    }),
    replies('get', 'clients/challenge', BotCheckChallenge, puzzle),
  ];
}

/** A server with a signed-in child; `change` overrides its session. */
export function signedIn(change: Partial<ClientSession> = {}): HttpHandler {
  return replies('get', 'clients', ClientSession, { ...session, ...change });
}
