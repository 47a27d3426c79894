import { DAY_MS } from '@lykta/domain';
import { CHANGE_ORGANISATION, LIST_STAFF_CHILDREN, READ_NEWS } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assign, childrenOf, openAssigned } from '../../testing/assigned.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

it('a deputy and the responsible worker both learn who reads for whom, and for how long', async () => {
  const of = await openAssigned(server, 'Borta');
  const today = server.clock.now().toISOString().slice(0, 10);
  const later = new Date(server.clock.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
  await assign(of, { deputies: [{ id: of.colleague.id, from: today, to: later }] });
  const days = { from: today, to: later, children: 1 };
  expect(await of.colleague.ok(READ_NEWS)).toMatchObject({
    readsFor: [{ name: 'Kim Andersson', ...days }],
    readBy: [],
  });
  expect(await of.worker.ok(READ_NEWS)).toMatchObject({ readsFor: [], readBy: [days] });
  const asDeputy = await childrenOf(of.colleague, { whose: 'deputy' });
  expect(asDeputy.map(({ client }) => client)).toEqual([of.client]);
  expect(await childrenOf(of.worker, { whose: 'deputy' })).toEqual([]);
  server.clock.advance({ days: 6 });
  const again = await server.staff({ organisation: 'Borta', unit: 'Norr' });
  expect(await again.ok(READ_NEWS)).toMatchObject({ readsFor: [], readBy: [] });
  expect((await again.ok(LIST_STAFF_CHILDREN, { querystring: { whose: 'deputy' } })).clients).toEqual([]);
});

it('the promises of the member’s own units are told, and no other unit’s', async () => {
  const place = { organisation: 'Löftet', unit: 'Norr' };
  const worker = await server.staff(place);
  const south = await server.staff({ ...place, unit: 'Söder' });
  const admin = await server.staff({ ...place, role: 'admin' });
  await admin.call(CHANGE_ORGANISATION, { body: { reading: { unit: 'Norr', days: 2 } } });
  expect((await worker.ok(READ_NEWS)).promises).toEqual([{ unit: 'Norr', days: 2 }]);
  expect((await south.ok(READ_NEWS)).promises).toEqual([]);
});
