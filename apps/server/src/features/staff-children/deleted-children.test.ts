import { dayOf, present } from '@lykta/domain';
import { DELETE_ACCOUNT, LIST_STAFF_INVITATIONS, READ_SESSION } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../cleanup.ts';
import { openCase } from '../../testing/case.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const invitationsOf = async (worker: TestMember) => await worker.ok(LIST_STAFF_INVITATIONS);

it('says which code has deleted its account, on which day, and nothing else', async () => {
  const testCase = await openCase(server, { organisation: 'Borta', unit: 'Norr' });
  const { worker } = testCase;
  const [stays, leaves] = [await testCase.join(), await testCase.join()];
  const before = await clientsOf(testCase);
  await leaves.call(DELETE_ACCOUNT, { params: { id: leaves.id }, querystring: { keepAnswers: '0' } });

  const [seen] = await invitationsOf(worker);
  const left = await clientsOf(testCase);
  const gone = present(
    before.find(({ client }) => left.every((one) => one.client !== client)),
    'before.find(…)',
  );
  expect(left).toHaveLength(1);
  expect(seen?.deletedChildren).toEqual([{ client: gone.client, day: dayOf(server.clock.now()) }]);
  expect((await stays.call(READ_SESSION)).status).toBe(200);

  const elsewhere = await openCase(server, { organisation: 'Annan', unit: 'Norr' });
  expect((await invitationsOf(elsewhere.worker)).flatMap((one) => one.deletedChildren)).toEqual([]);
});

it('forgets it after half a year', async () => {
  const { join } = await openCase(server, { organisation: 'Glömt', unit: 'Norr' });
  const child = await join();
  await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '1' } });
  server.clock.advance({ days: 179 });
  await cleanUp(server.app.services);
  const count = async () => (await server.db.selectFrom('deleted_children').selectAll().execute()).length;
  expect(await count()).toBeGreaterThan(0);
  server.clock.advance({ days: 2 });
  await cleanUp(server.app.services);
  expect(await count()).toBe(0);
});
