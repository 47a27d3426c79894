import { present, type BotCheckChallenge, type BotCheckPurpose } from '@lykta/domain';
import {
  CREATE_ACCOUNT,
  IS_BOT_CHECK_ON,
  READ_CHALLENGE,
  SIGN_IN,
  VERIFY_CHALLENGE,
} from '@lykta/domain/calls';
import { solveChallenge } from 'altcha-lib/v1';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../security/secrets.ts';
import { answerChallenge } from '../../security/answer-challenge.ts';
import { solveBotCheck } from '../../testing/bot-check.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { textIn } from '../../testing/text-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function challenge(purpose: BotCheckPurpose, ticket?: string): Promise<BotCheckChallenge> {
  const query = new URLSearchParams({ purpose, ...(ticket === undefined ? {} : { ticket }) });
  return await server.browser().ok(READ_CHALLENGE, { querystring: query });
}

const create = (altcha?: string) =>
  server.browser().call(CREATE_ACCOUNT, {
    body: {
      username: newPhone(),
      password: PASSWORD,
      ...(altcha === undefined ? {} : { altcha }),
    },
  });
const refused = { status: 400, body: { code: 'bot-check-failed' } };

/** Changes one thing in a solved payload. */
function tamper(payload: string, change: (fields: Record<string, unknown>) => object): string {
  const fields: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64').toString());
  return Buffer.from(JSON.stringify({ ...fields, ...change(fields) })).toString('base64');
}

describe('a challenge', () => {
  it('is one that the widget’s own library solves', async () => {
    const { algorithm, challenge: hash, salt, signature, maxNumber } = await challenge('create');
    const solution = await solveChallenge(hash, salt, algorithm, maxNumber).promise;
    const fields = {
      algorithm,
      challenge: hash,
      number: solution?.number,
      salt,
      signature,
      took: solution?.took,
    };
    expect((await create(Buffer.from(JSON.stringify(fields)).toString('base64'))).status).toBe(200);
  });

  it('is there when the check is on, and 404 when it is off', async () => {
    expect((await server.browser().call(IS_BOT_CHECK_ON, { params: { purpose: 'login' } })).status).toBe(204);
    expect((await server.browser().call(IS_BOT_CHECK_ON, { params: { purpose: 'else' } })).status).toBe(400);
    const off = await openTestServer({ botCheck: false });
    for (const path of ['login', 'create', 'resetpwd']) {
      expect((await off.browser().call(IS_BOT_CHECK_ON, { params: { purpose: path } })).status).toBe(404);
    }
    const reply = await off
      .browser()
      .call(CREATE_ACCOUNT, { body: { username: newPhone(), password: PASSWORD } });
    expect(reply.status).toBe(200);
    await off.close();
  });
});

describe('a solution', () => {
  it('is good once', async () => {
    const altcha = await solveBotCheck(server.browser(), 'create');
    expect((await create(altcha)).status).toBe(200);
    expect(await create(altcha)).toMatchObject(refused);
  });

  it('is good once, also when sent twenty times at the same moment', async () => {
    const altcha = await solveBotCheck(server.browser(), 'create');
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(altcha)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  it('is good for ten minutes', async () => {
    const altcha = await solveBotCheck(server.browser(), 'create');
    server.clock.advance({ minutes: 11 });
    expect(await create(altcha)).toMatchObject(refused);
  });

  it('is good for its own purpose', async () => {
    expect(await create(await solveBotCheck(server.browser(), 'login'))).toMatchObject(refused);
  });

  it('can’t be missing, made up or changed', async () => {
    const altcha = await solveBotCheck(server.browser(), 'create');
    const wrong = [
      undefined,
      '',
      'AAAA',
      Buffer.from('{}').toString('base64'),
      Buffer.from('null').toString('base64'),
      tamper(altcha, () => ({ algorithm: 'SHA-1' })),
      tamper(altcha, ({ number }) => ({ number: Number(number) + 1 })),
      tamper(altcha, ({ salt }) => ({ salt: String(salt).replace(/expires=\d+/, 'expires=99999999999') })),
      tamper(altcha, ({ salt }) => ({ salt: String(salt).replace('purpose=create', 'purpose=login') })),
    ];
    for (const payload of wrong) expect(await create(payload)).toMatchObject(refused);
    expect((await create(altcha)).status).toBe(200);
  });
});

describe('after failed tries', () => {
  it('the check grows harder, and then asks for a code that a person reads', async () => {
    const child = await server.signUp();
    const signIn = async (password: string, altcha: string) =>
      server.browser().call(SIGN_IN, { body: { username: child.username, password, altcha } });
    let ticket: string | undefined;
    const sizes: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const next = await challenge('login', ticket);
      sizes.push(next.maxNumber);
      ticket = textIn((await signIn('fel lösenord', answerChallenge(next))).body, 'ticket');
    }
    expect(sizes).toEqual([50_000, 50_000, 50_000, 100_000, 200_000]);
    server.clock.advance({ minutes: 1 });

    // Now an easy check is not enough.
    expect(await signIn(PASSWORD, answerChallenge(await challenge('login')))).toMatchObject(refused);
    const hard = await challenge('login', ticket);
    expect(hard.codeChallenge).toMatchObject({
      length: 6,
      image: expect.stringMatching(/^data:image\/png;base64,/),
    });
    expect(hard.codeChallenge?.audio).toMatch(/^data:audio\/wav;base64,UklGR/);
    const payload = answerChallenge(hard);
    expect(await signIn(PASSWORD, payload)).toMatchObject(refused);

    const verify = async (code: string) =>
      (await server.browser().call(VERIFY_CHALLENGE, { body: { payload, code } })).body;
    expect(await verify('000000x')).toMatchObject({ verified: false, reason: 'wrong-code' });
    expect(await verify(codeOf(hard))).toMatchObject({ verified: true, payload });
    expect((await signIn(PASSWORD, payload)).status).toBe(200);
  });

  it('a code can be guessed three times', async () => {
    const ticket = await hardTicket();
    const hard = await challenge('login', ticket);
    const payload = answerChallenge(hard);
    const verify = (code: string) => server.browser().call(VERIFY_CHALLENGE, { body: { payload, code } });
    for (const code of ['1', '2', '3']) await verify(code);
    expect((await verify(codeOf(hard))).body).toMatchObject({ verified: false, reason: 'too-many-tries' });
  });

  it('a made-up ticket asks for nothing harder, and helps nobody', async () => {
    expect((await challenge('login', '6.99999999999999.' + 'A'.repeat(43))).maxNumber).toBe(50_000);
  });
});

/** Returns a ticket of the level that requires a code, after five failed tries. */
async function hardTicket(): Promise<string> {
  const username = newPhone();
  let ticket: string | undefined;
  for (let tries = 0; tries < 5; tries += 1) {
    const altcha = answerChallenge(await challenge('login', ticket));
    const reply = await server
      .browser()
      .call(SIGN_IN, { body: { username, password: 'fel lösenord', altcha } });
    ticket = textIn(reply.body, 'ticket');
  }
  return present(ticket, 'ticket');
}

/** Returns the code that a person would read in the picture. */
function codeOf({ salt }: BotCheckChallenge): string {
  const id = new URLSearchParams(salt.split('?')[1]).get('id');
  const key = deriveKey(server.config.secrets[0], 'bot-check');
  return String(createHmac('sha256', key).update(`code/${id}`).digest().readUInt32BE() % 1_000_000).padStart(
    6,
    '0',
  );
}
