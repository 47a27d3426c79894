import {
  CREATE_ACCOUNT,
  READ_CHALLENGE,
  READ_STAFF_SESSION,
  SIGN_IN,
  SIGN_IN_STAFF,
  addressAt,
  addressOf,
  partsOf,
  type Query,
} from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './database/embedded.ts';
import { answerChallenge } from './security/answer-challenge.ts';
import { freePort, startServer, type ServerProcess } from './testing/server-process.ts';

/** Only in `npm run test:long`: it keeps a whole machine busy. */
const LONG = process.env.LYKTA_LONG !== undefined;
const PER_SECOND = 300;
const SECONDS = 20;
const CHILDREN = 20;
const MEDIAN_MS = 1000;
const PASSWORD = 'tillräckligt långt';

let data: string;
let server: ServerProcess;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

beforeAll(async () => {
  if (!LONG) return;
  data = mkdtempSync(path.join(tmpdir(), 'lykta-flood-'));
  chmodSync(data, 0o711);
  server = await startServer(data, await freePort(), { LYKTA_BOT_CHECK: 'on' });
}, 60_000);
afterAll(async () => {
  if (!LONG) return;
  agent.destroy();
  server.process.kill('SIGTERM');
  await server.exited;
  await (await openEmbedded(data)).stop();
  rmSync(data, { recursive: true, force: true });
});

interface Reply {
  status: number;
  body: unknown;
}

/** A call as it comes through the proxy beside the server: from `address`. */
function call(name: CallName, address: string, body?: object, querystring?: Query): Promise<Reply> {
  const url = addressAt(name, { querystring });
  const origin = url.startsWith(addressOf(READ_STAFF_SESSION))
    ? 'http://localhost:4300'
    : 'http://localhost:4200';
  const headers = {
    origin,
    'x-forwarded-for': address,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const { method } = partsOf(name);
  return new Promise((resolve, reject) => {
    const sent = request(server.url + url, { method, headers, agent }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text || 'null') }));
    });
    sent.once('error', reject).end(body && JSON.stringify(body));
  });
}

const solved = async (purpose: 'create' | 'login', address: string) =>
  answerChallenge(
    (await call(READ_CHALLENGE, address, undefined, { purpose })).body as Parameters<
      typeof answerChallenge
    >[0],
  );

/** Wrong staff sign-ins from one /64, a new address and a new name each. @returns how many of each status came */
async function flood(): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    const early = began + (n * 1000) / PER_SECOND - performance.now();
    if (early > 5) await delay(early);
    const body = { email: `gissning${n}@kommun.example`, password: 'fel lösenord' };
    under.push(
      call(SIGN_IN_STAFF, `2001:db8:bad:1::${n.toString(16)}`, body).then(({ status }) => {
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(under);
  return counts;
}

it.runIf(LONG)(
  `children sign in within a second at the median under ${PER_SECOND} wrong staff sign-ins a second`,
  { timeout: 180_000 },
  async () => {
    const home = (n: number) => `192.0.2.${n + 1}`;
    const names = Array.from({ length: CHILDREN }, (_, n) => `07012${String(n).padStart(5, '0')}`);
    for (const [n, username] of names.entries()) {
      const altcha = await solved('create', home(n));
      expect((await call(CREATE_ACCOUNT, home(n), { username, password: PASSWORD, altcha })).status).toBe(
        200,
      );
    }
    const checks = await Promise.all(names.map((_name, n) => solved('login', home(n))));
    const flooding = flood();
    const times: number[] = [];
    for (const [n, username] of names.entries()) {
      await delay((SECONDS * 1000) / CHILDREN / 2);
      const began = performance.now();
      const body = { username, password: PASSWORD, altcha: checks[n] };
      expect((await call(SIGN_IN, home(n), body)).status).toBe(200);
      times.push(performance.now() - began);
    }
    const counts = await flooding;
    const sorted = times.sort((a, b) => a - b).map(Math.round);
    console.warn(
      `sign-ins of children: median ${sorted[CHILDREN / 2]} ms, slowest ${sorted.at(-1)} ms; the flood got ${JSON.stringify(Object.fromEntries(counts))}`,
    );
    expect(sorted[CHILDREN / 2]).toBeLessThan(MEDIAN_MS);
    // Hardly any of them cost a password hash: the rest was refused before.
    expect((counts.get(401) ?? 0) / (PER_SECOND * SECONDS)).toBeLessThan(0.1);
    expect(counts.get(500) ?? 0).toBe(0);
  },
);
