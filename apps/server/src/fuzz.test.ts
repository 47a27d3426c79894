import { Problem, present } from '@lykta/domain';
import {
  CHANGE_ORGANISATION,
  READ_MOODS,
  READ_ORGANISATION,
  READ_PROFILE,
  SAVE_MOOD,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
} from '@lykta/domain/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KnownRoute } from './http/methods.ts';
import type { Browser, Reply } from './testing/browser.ts';
import { exampleOf } from './testing/calls.ts';
import { openFuzzLane, type FuzzLane } from './testing/fuzz-lane.ts';
import { mutate, mutations, type MutatedCall, type Mutation } from './testing/mutations.ts';

const REQUESTS = process.env.LYKTA_LONG ? 60_000 : 1_500;
const SEED = 20_261_120;
/** Several lanes: while one waits for the database or a password hash, another continues. */
const LANES = 4;
/** Calls that end the caller's session or destroy the test's data; the authorization tests cover these. */
const ENDING = /logout|resetpwd$|DELETE|PATCH \/staff\/members|GET \/clients\/export/;

let lanes: FuzzLane[];

beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: LANES }, openFuzzLane));
}, 60_000);
afterAll(() => Promise.all(lanes.map(({ server }) => server.close())));

const nameOf = ({ method, url }: KnownRoute) => `${method} ${url}`;

const INTERNALS =
  /\.ts:\d|node_modules|\bat [\w.<>]+ \(|relation "|syntax error|SQLSTATE|duplicate key value|stack|postgres/i;

/** Checks what must hold for every reply, whatever was sent. */
function checkReply(what: string, { status, body, headers }: Reply): void {
  expect(status === 503 || status < 500, what).toBe(true);
  expect(String(headers['cache-control']), what).toMatch(/no-store|private/);
  if (status < 400) return;
  expect(headers['content-type'], what).toContain('application/problem+json');
  const problem = Problem.parse(body);
  expect(problem.status, what).toBe(status);
  // `errors` may repeat the caller's input, but no reply may contain internals.
  expect(JSON.stringify({ ...problem, errors: [] }), what).not.toMatch(INTERNALS);
}

interface ReadBack {
  reads: typeof READ_PROFILE | typeof READ_MOODS | typeof READ_ORGANISATION;
  querystring?: { date: string };
  expected: object;
}

/** Where a change can be read back, and what must be found there. */
const readBack: Record<string, (sent: Record<string, unknown>, lane: FuzzLane) => ReadBack> = {
  [SET_AVATAR]: ({ avatar }) => ({ reads: READ_PROFILE, expected: { avatar } }),
  [SET_BIRTH_YEAR]: ({ birthYear }) => ({ reads: READ_PROFILE, expected: { birthYear } }),
  [SET_GENDER]: ({ gender }) => ({ reads: READ_PROFILE, expected: { gender } }),
  [SET_HOUSE_PERSONS]: (sent, { world }) => ({
    reads: READ_PROFILE,
    expected: { housePersonMap: { [world().houseId]: sent } },
  }),
  [SAVE_MOOD]: ({ level0, level1 }, { server }) => ({
    reads: READ_MOODS,
    querystring: { date: server.clock.now().toISOString().slice(0, 10) },
    expected: { level0, ...(level1 === undefined ? {} : { level1 }) },
  }),
  [CHANGE_ORGANISATION]: (sent) => ({ reads: READ_ORGANISATION, expected: sent }),
};

type Plan = [route: KnownRoute, mutation: Mutation];

it(`stays calm under ${REQUESTS} requests with one thing wrong`, { timeout: REQUESTS * 100 }, async () => {
  const routes = present(lanes[0], 'lanes[0]').server.app.routeTable.filter(
    (route) => !ENDING.test(nameOf(route)),
  );
  const plans = fc.sample(fc.tuple(fc.constantFrom(...routes), mutations), { numRuns: REQUESTS, seed: SEED });
  const valid = await Promise.all(
    lanes.map((lane, own) =>
      walk(
        lane,
        plans.filter((_plan, index) => index % LANES === own),
      ),
    ),
  );
  expect(valid.reduce((sum, one) => sum + one, 0) / REQUESTS).toBeGreaterThan(0.25);
});

/** Makes the calls one after the other, and checks after each. @returns how many were accepted */
async function walk(lane: FuzzLane, plans: Plan[]): Promise<number> {
  let before = await lane.writes();
  let valid = 0;
  for (const [index, [route, mutation]] of plans.entries()) {
    if (await lane.goOn(index)) before = await lane.writes();
    const call = mutate(exampleOf(nameOf(route), lane.world()), mutation);
    const reply = await send(lane.callerOf(route), route, call);
    const what = `#${index} ${nameOf(route)} ${describeMutation(mutation)} → ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`;
    checkReply(what, reply);
    const after = await lane.writes();
    if (reply.status >= 400) expect(after, what).toBe(before);
    else valid += 1;
    await checkStored(what, lane, route, call, mutation, reply);
    before = after;
    if (hasEnded(reply, mutation)) {
      await lane.renew(); // an earlier request ended the session, as it was asked to
      before = await lane.writes();
    }
  }
  return valid;
}

/** Whether the caller's session has ended although the call was valid. */
const hasEnded = ({ status, body }: Reply, { kind }: Mutation) =>
  status === 401 && kind === 'none' && Problem.parse(body).code === 'not-signed-in';

function send(caller: Browser, route: KnownRoute, { url, body, headers }: MutatedCall): Promise<Reply> {
  const { method } = route;
  // Node refuses to send such a header, and so does fetch.
  const sendable = Object.fromEntries(Object.entries(headers).filter(([, value]) => value.trim() !== ''));
  const isText = typeof body === 'string' && !('content-type' in headers);
  const payload = isText || typeof body !== 'object' || body === null ? toRaw(body, headers) : body;
  const type: Record<string, string> =
    typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
  return caller.request(method, url, route.method === 'GET' ? undefined : payload, {
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
  lane: FuzzLane,
  route: KnownRoute,
  call: MutatedCall,
  { kind }: Mutation,
  { status }: Reply,
): Promise<void> {
  const look = readBack[nameOf(route)];
  if (!look || status >= 400 || !['none', 'field'].includes(kind)) return;
  // As the wire carries it: JSON has no -0.
  const sent: Record<string, unknown> = JSON.parse(JSON.stringify(call.body));
  const { reads, querystring, expected } = look(sent, lane);
  const reply = await lane.callerOf(route).call(reads, { querystring });
  expect(reply.body, what).toMatchObject(expected);
}

function describeMutation(mutation: Mutation): string {
  return JSON.stringify(mutation).slice(0, 200);
}
