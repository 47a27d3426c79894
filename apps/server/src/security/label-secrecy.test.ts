import {
  DELETE_ACCOUNT,
  LABEL_CHILD,
  LABEL_INVITATION,
  LIST_INVITATION_CLIENTS,
  LOCK_NOW,
  SIGN_OUT,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOf } from '../testing/calls.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorld, type World } from '../testing/world.ts';

const WORD = 'Kanariefjäril';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  world = await createWorld(server);
}, 60_000);
afterAll(() => server.close());

/** Reads come first and deletions last, so that there is something to read. */
const order: Record<string, number> = { GET: 0, PUT: 1, PATCH: 2, POST: 3, DELETE: 4 };
/** Calls after which the child could make no other. */
const ending = [SIGN_OUT, LOCK_NOW, DELETE_ACCOUNT];

it('a child is never told the label of its own, or of an invitation, by any call', async () => {
  const { anna, worker, invitationId, pendingId, clientId } = world;
  const label = (id: string, text: string) =>
    worker.call(LABEL_INVITATION, { params: { id }, body: { label: text } });
  const child = { id: invitationId, client: clientId };
  expect((await worker.call(LABEL_CHILD, { params: child, body: { label: WORD } })).status).toBe(204);
  expect((await label(invitationId, `${WORD} grupp`)).status).toBe(204);
  expect((await label(pendingId, `${WORD} väntar`)).status).toBe(204);
  const told = JSON.stringify(
    (await worker.call(LIST_INVITATION_CLIENTS, { params: { id: invitationId } })).body,
  );
  expect(told).toContain(WORD);

  const routes = server.app.routeTable
    .filter(({ policy }) => policy === 'public' || policy.startsWith('child'))
    .map(({ method, url }) => ({ method, name: `${method} ${url}` }))
    .filter(({ name }) => !ending.includes(name))
    .sort((a, b) => (order[a.method] ?? 5) - (order[b.method] ?? 5));
  let answered = 0;
  for (const { method, name } of routes) {
    const { url, body } = exampleOf(name, world);
    const reply = await anna.request(method, url, body);
    if (reply.status < 300) answered += 1;
    expect(JSON.stringify([reply.body, reply.headers]), name).not.toContain('Kanarie');
  }
  expect(answered).toBeGreaterThan(30);
});
