import { LIST_STAFF_INVITATIONS, READ_NEWS } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCase, type TestCase } from '../../testing/case.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let opened: TestCase;
beforeAll(async () => {
  server = await openTestServer();
  opened = await openCase(server);
  await opened.join();
});
afterAll(() => server.close());

/** Every statement is a round trip. A start page makes these calls. */
it.each([
  ['news, after the session and what the worker may open', 3, () => opened.worker.ok(READ_NEWS)],
  ['invitations', 5, () => opened.worker.ok(LIST_STAFF_INVITATIONS)],
])('a worker reads %s in %i statements', async (_what, count, call) => {
  expect(await statementsOf(call)).toHaveLength(count);
});
