import type { Invitations, StaffChildren, StaffClient } from '@lykta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invite, openCase } from '../../testing/case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Creates a child with its own figure under two invitations of one unit. */
async function openTwo(organisation: string) {
  const { worker, invitation, join } = await openCase(server, { organisation });
  const child = await join();
  const second = await invite(worker, [{ id: 'school', version: 1, order: 0 }]);
  await child.put('/clients/invitations/accepted', { code: second.code });
  await child.put('/clients/profile/avatar', {
    avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-03', color: '#3b2a21' }, HEADS: { id: 'head-01' } } },
  });
  const seenIn = async (id: string) =>
    ((await worker.get(`/staff/invitations/${id}/clients`)).body as StaffClient[])[0]!;
  return { worker, child, ids: [invitation.id, second.id] as const, seenIn };
}

const figurePath = (id: string) => `/clients/invitations/accepted/${id}/figure`;

it('two invitations of one child have nothing in common until the child shows its figure', async () => {
  const { worker, ids, seenIn } = await openTwo('Figures apart');
  for (const id of ids) expect(await seenIn(id)).not.toHaveProperty('avatar');
  const { clients } = (await worker.get('/staff/clients')).body as StaffChildren;
  expect(clients).toHaveLength(2);
  for (const child of clients) expect(child).not.toHaveProperty('avatar');
});

it('a shown figure is seen under that invitation alone, and can be taken back', async () => {
  const { child, ids, seenIn } = await openTwo('Figure shown');
  const [first, second] = ids;
  expect(await child.put(figurePath(first), { show: true })).toMatchObject({ status: 204 });
  expect(await seenIn(first)).toMatchObject({ avatar: { data: { HAIR: { id: 'hair-03' } } } });
  expect(await seenIn(second)).not.toHaveProperty('avatar');
  const { accepted } = (await child.get('/clients/invitations')).body as Invitations;
  const shown = accepted.map(({ id, showsFigure }) => [id, showsFigure]);
  expect(shown.sort()).toEqual([[first, true] as const, [second, false] as const].sort());
  expect(await child.put(figurePath(first), { show: false })).toMatchObject({ status: 204 });
  expect(await seenIn(first)).not.toHaveProperty('avatar');
});

it("a photo stays the child's own also when the figure is shown", async () => {
  const { child, ids, seenIn } = await openTwo('Figure is a photo');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = { type: 'BINARY', data: `data:image/png;base64,${png}` };
  expect((await child.put('/clients/profile/avatar', { avatar: photo })).status).toBe(204);
  await child.put(figurePath(ids[0]), { show: true });
  expect(await seenIn(ids[0])).toMatchObject({ avatar: { type: 'ID', data: 'default' } });
});

it('404 for an invitation that the child has not accepted, or has left', async () => {
  const { child, ids } = await openTwo('Figure refused');
  const stranger = await server.signUp();
  expect((await stranger.put(figurePath(ids[0]), { show: true })).status).toBe(404);
  await child.delete(`/clients/invitations/accepted/${ids[0]}`);
  expect((await child.put(figurePath(ids[0]), { show: true })).status).toBe(404);
  expect((await child.put(figurePath(ids[1]), { show: 'yes' })).status).toBe(400);
});
