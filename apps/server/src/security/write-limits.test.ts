import {
  CHANGE_ORGANISATION,
  GIVE_REASON,
  IMPORT_FORM,
  LIST_MEMBERS,
  SEARCH_STAFF_CHILDREN,
  SIGN_OUT_STAFF,
} from '@lykta/domain/calls';
import { askedAbilities } from '@lykta/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { exampleOf } from '../testing/calls.ts';
import { createWorld, type World } from '../testing/world.ts';
import { limits, type AmountLimit } from './rate-limits.ts';

let world: World;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const useUp = (limit: AmountLimit, member: string) =>
  server.app.services.rateLimits.take(limit, member, limits[limit].amount);

/** Calls with a limit of their own, and the search, which changes nothing: its words are in the body, not in an address. */
const OTHERS = [GIVE_REASON, IMPORT_FORM, SEARCH_STAFF_CHILDREN];

describe('when a member has used up its calls', () => {
  it.each<[AmountLimit, string]>([
    ['reasons', GIVE_REASON],
    ['imported-forms', IMPORT_FORM],
  ])('%s: %s waits, and so does nothing else', async (limit, route) => {
    const member = await server.staff({ organisation: 'Andra', role: 'admin' });
    await useUp(limit, member.id);
    const { url, body } = exampleOf(route, world);
    expect(await member.request('POST', url, body)).toMatchObject({
      status: 429,
      body: { code: 'too-many-tries' },
    });
    expect((await member.call(CHANGE_ORGANISATION, { body: { threshold: 7 } })).status).toBe(200);
  });

  it('every other changing call of the table waits, and reading and signing out do not', async () => {
    const member = await server.staff({ organisation: 'Tredje', role: 'admin' });
    await useUp('staff-writes', member.id);
    const changing = server.app.routeTable.filter(
      ({ method, policy }) => method !== 'GET' && ['staff', ...askedAbilities].includes(policy),
    );
    expect(changing.length).toBeGreaterThan(8);
    for (const { method, url } of changing) {
      const name = `${method} ${url}`;
      if (OTHERS.includes(name)) continue;
      const call = exampleOf(name, world);
      const reply = await member.request(method, call.url, call.body);
      expect([name, reply.status]).toEqual([name, 429]);
    }
    expect((await member.call(LIST_MEMBERS)).status).toBe(200);
    expect((await member.call(SIGN_OUT_STAFF)).status).toBe(204);
  });
});
