import { Problem } from '@lykta/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KnownRoute } from './http/methods.ts';
import type { Browser, Reply } from './testing/browser.ts';
import { calls } from './testing/calls.ts';
import { mutate, mutations, type MutatedCall, type Mutation } from './testing/mutations.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { createWorld, type World } from './testing/world.ts';
import { countWrites } from './testing/write-count.ts';

const REQUESTS = process.env.LYKTA_LONG ? 60_000 : 6_000;
const SEED = 20_261_120;
/** What ends the caller's session or takes the world apart; the authorization matrix calls these. */
const ENDING = /logout|resetpwd$|DELETE|PATCH \/staff\/members|GET \/clients\/export/;

let server: TestServer;
let world: World;
let admin: Browser;
let writes: () => Promise<number>;

beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  writes = await countWrites(server.db);
  await newWorld();
}, 60_000);
afterAll(() => server.close());

async function newWorld(): Promise<void> {
  world = await createWorld(server);
  admin = await server.staff({ organisation: 'Ankeborgs kommun', unit: 'Norr', role: 'admin' });
}

const nameOf = ({ method, url }: KnownRoute) => `${method} ${url}`;

function callerOf({ policy }: KnownRoute): Browser {
  if (policy === 'admin') return admin;
  return policy.startsWith('staff') ? world.worker : world.anna;
}

const INTERNALS =
  /\.ts:\d|node_modules|\bat [\w.<>]+ \(|relation "|syntax error|SQLSTATE|duplicate key value|stack|postgres/i;

/** What must hold for every reply, whatever was sent. */
function checkReply(what: string, { status, body, headers }: Reply): void {
  expect(status === 503 || status < 500, what).toBe(true);
  expect(String(headers['cache-control']), what).toMatch(/no-store|private/);
  if (status < 400) return;
  expect(headers['content-type'], what).toContain('application/problem+json');
  const told = Problem.parse(body);
  expect(told.status, what).toBe(status);
  // What the caller sent may be named in `errors`; nothing of ours may.
  expect(JSON.stringify({ ...told, errors: [] }), what).not.toMatch(INTERNALS);
}

/** Where a change can be read back, and what must be found there. */
const readBack: Record<string, (sent: Record<string, unknown>) => { url: string; expected: object }> = {
  'PUT /clients/profile/avatar': ({ avatar }) => ({ url: '/clients/profile', expected: { avatar } }),
  'PUT /clients/profile/birthyear': ({ birthYear }) => ({ url: '/clients/profile', expected: { birthYear } }),
  'PUT /clients/profile/gender': ({ gender }) => ({ url: '/clients/profile', expected: { gender } }),
  'PUT /clients/profile/houses/:id/persons': (sent) => ({
    url: '/clients/profile',
    expected: { housePersonMap: { [world.houseId]: sent } },
  }),
  'PUT /clients/moods': ({ level0, level1 }) => ({
    url: `/clients/moods?date=${server.clock.now().toISOString().slice(0, 10)}`,
    expected: { level0, ...(level1 === undefined ? {} : { level1 }) },
  }),
  'PATCH /staff/organisation': (sent) => ({ url: '/staff/organisation', expected: sent }),
};

it(`stays calm under ${REQUESTS} requests with one thing wrong`, { timeout: REQUESTS * 100 }, async () => {
  const routes = server.app.routeTable.filter((route) => !ENDING.test(nameOf(route)));
  const plans = fc.sample(fc.tuple(fc.constantFrom(...routes), mutations), { numRuns: REQUESTS, seed: SEED });
  let before = await writes();
  let valid = 0;
  for (const [index, [route, mutation]] of plans.entries()) {
    if (index % 200 === 0) server.clock.advance({ minutes: 2 });
    const call = mutate(calls[nameOf(route)]!(world), mutation);
    const reply = await send(route, call);
    const what = `#${index} ${nameOf(route)} ${describeMutation(mutation)} → ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`;
    checkReply(what, reply);
    const after = await writes();
    if (reply.status >= 400) expect(after, what).toBe(before);
    else valid += 1;
    await checkStored(what, route, call, mutation, reply);
    before = after;
    if (reply.status === 401 && mutation.kind === 'none' && route.policy !== 'public') {
      await newWorld(); // an earlier request ended the session, as it was asked to
      before = await writes();
    }
  }
  expect(valid / REQUESTS).toBeGreaterThan(0.25);
});

function send(route: KnownRoute, { url, body, headers }: MutatedCall): Promise<Reply> {
  const method = route.method as Parameters<Browser['request']>[0];
  // Node refuses such a header before it is sent, and fetch before that.
  const sendable = Object.fromEntries(Object.entries(headers).filter(([, value]) => value.trim() !== ''));
  const isText = typeof body === 'string' && !('content-type' in headers);
  const payload = isText || typeof body !== 'object' || body === null ? toRaw(body, headers) : body;
  const type: Record<string, string> =
    typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
  return callerOf(route).request(method, url, route.method === 'GET' ? undefined : payload, {
    ...type,
    ...sendable,
  });
}

const toRaw = (body: unknown, headers: Record<string, string>) =>
  'content-type' in headers && typeof body === 'string'
    ? body
    : body === undefined
      ? undefined
      : JSON.stringify(body);

async function checkStored(
  what: string,
  route: KnownRoute,
  call: MutatedCall,
  { kind }: Mutation,
  { status }: Reply,
): Promise<void> {
  const look = readBack[nameOf(route)];
  if (!look || status >= 400 || !['none', 'field'].includes(kind)) return;
  const { url, expected } = look(call.body as Record<string, unknown>);
  const reply = await callerOf(route).get(url);
  expect(reply.body, what).toMatchObject(expected);
}

function describeMutation(mutation: Mutation): string {
  return JSON.stringify(mutation).slice(0, 200);
}
