import { present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  LEAVE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  SET_AVATAR,
  SHOW_FIGURE,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitationsOf, invite, openCase } from '../../testing/case.ts';
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
  await child.call(ACCEPT_INVITATION, { body: { code: second.code } });
  await child.call(SET_AVATAR, {
    body: {
      avatar: {
        type: 'PARTS',
        data: { HAIR: { id: 'hair-03', color: '#3b2a21' }, HEADS: { id: 'head-01' } },
      },
    },
  });
  const seenIn = async (id: string) =>
    present((await worker.ok(LIST_INVITATION_CLIENTS, { params: { id } }))[0], 'the first');
  return { worker, child, ids: [invitation.id, second.id] as const, seenIn };
}

it('two invitations of one child have nothing in common until the child shows its figure', async () => {
  const { worker, ids, seenIn } = await openTwo('Figures apart');
  for (const id of ids) expect(await seenIn(id)).not.toHaveProperty('avatar');
  const { clients } = await worker.ok(LIST_STAFF_CHILDREN);
  expect(clients).toHaveLength(2);
  for (const child of clients) expect(child).not.toHaveProperty('avatar');
});

it('a shown figure is seen under that invitation alone, and can be taken back', async () => {
  const { child, ids, seenIn } = await openTwo('Figure shown');
  const [first, second] = ids;
  expect(await child.call(SHOW_FIGURE, { params: { id: first }, body: { show: true } })).toMatchObject({
    status: 204,
  });
  expect(await seenIn(first)).toMatchObject({ avatar: { data: { HAIR: { id: 'hair-03' } } } });
  expect(await seenIn(second)).not.toHaveProperty('avatar');
  const { accepted } = await invitationsOf(child);
  const shown = accepted.map(({ id, showsFigure }) => [id, showsFigure]);
  expect(shown.sort()).toEqual([[first, true] as const, [second, false] as const].sort());
  expect(await child.call(SHOW_FIGURE, { params: { id: first }, body: { show: false } })).toMatchObject({
    status: 204,
  });
  expect(await seenIn(first)).not.toHaveProperty('avatar');
});

it("a photo stays the child's own also when the figure is shown", async () => {
  const { child, ids, seenIn } = await openTwo('Figure is a photo');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = { type: 'BINARY', data: `data:image/png;base64,${png}` };
  expect((await child.call(SET_AVATAR, { body: { avatar: photo } })).status).toBe(204);
  await child.call(SHOW_FIGURE, { params: { id: ids[0] }, body: { show: true } });
  expect(await seenIn(ids[0])).toMatchObject({ avatar: { type: 'ID', data: 'default' } });
});

it('404 for an invitation that the child has not accepted, or has left', async () => {
  const { child, ids } = await openTwo('Figure refused');
  const stranger = await server.signUp();
  expect((await stranger.call(SHOW_FIGURE, { params: { id: ids[0] }, body: { show: true } })).status).toBe(
    404,
  );
  await child.call(LEAVE_INVITATION, { params: { id: ids[0] } });
  expect((await child.call(SHOW_FIGURE, { params: { id: ids[0] }, body: { show: true } })).status).toBe(404);
  expect((await child.call(SHOW_FIGURE, { params: { id: ids[1] }, body: { show: 'yes' } })).status).toBe(400);
});
