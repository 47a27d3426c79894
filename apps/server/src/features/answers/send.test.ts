import type { StoredAnswers } from '@lykta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const LATER = '2026-11-20T11:30:00.000Z';
const answersOf = async (child: TestChild, path: string) => (await child.get(path)).body as StoredAnswers;

describe('a contact’s form', () => {
  it('is sent when nothing is left, and can’t change after that', async () => {
    const { path, join } = await openCase(server);
    const child = await join();
    expect(await child.put(`${path}/save`)).toMatchObject({ status: 409, body: { code: 'not-finished' } });
    await child.put(path, said({ mood: 'bad', why: 'home' }));
    expect(await child.put(`${path}/save`)).toMatchObject({ status: 409, body: { code: 'not-finished' } });
    await child.put(path, said({ mood: 'good' }, LATER));
    expect((await child.put(`${path}/save`)).status).toBe(204);
    expect((await child.put(`${path}/save`)).status).toBe(204);
    expect(await child.put(path, said({ mood: 'bad' }))).toMatchObject({
      status: 409,
      body: { code: 'already-sent' },
    });
    const stored = await answersOf(child, path);
    expect(stored).toMatchObject({
      answers: { mood: [{ answer: 'good' }] },
      done: server.clock.now().toISOString(),
    });
    // Inactive answers (off the path) are not sent.
    expect(stored.answers).not.toHaveProperty('why');
  });

  it('takes an empty body, as the specification has it', async () => {
    const { path, join } = await openCase(server);
    const child = await join();
    await child.put(path, said({ mood: 'good' }));
    expect((await child.request('PUT', `${path}/save`)).status).toBe(204);
  });

  it('looks like nothing to a child who was not asked', async () => {
    const { path } = await openCase(server);
    const stranger = await server.signUp();
    for (const reply of [
      await stranger.get(path),
      await stranger.put(path, said({})),
      await stranger.put(`${path}/save`),
      await stranger.put(`${path}/remarks`, { question: 'mood', remark: 'not-true-any-more' }),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  it.each([
    ['paused', 409, 'invitation-paused'],
    ['closed', 409, 'invitation-closed'],
  ] as const)('can’t be changed or sent while %s, but read', async (status, expected, code) => {
    const { path, join, worker, invitation } = await openCase(server);
    const child = await join();
    await child.put(path, said({ mood: 'good' }));
    await worker.patch(`/staff/invitations/${invitation.id}`, { status });
    expect(await child.put(path, said({ mood: 'bad' }))).toMatchObject({ status: expected, body: { code } });
    expect(await child.put(`${path}/save`)).toMatchObject({ status: expected, body: { code } });
    expect((await child.get(path)).status).toBe(200);
    await worker.patch(`/staff/invitations/${invitation.id}`, { status: 'active' });
    expect((await child.put(`${path}/save`)).status).toBe(204);
  });

  it('can be read but not changed after leaving', async () => {
    const { path, join, invitation } = await openCase(server);
    const child = await join();
    await child.put(path, said({ mood: 'good' }));
    await child.delete(`/clients/invitations/accepted/${invitation.id}`);
    expect((await child.put(path, said({ mood: 'bad' }))).status).toBe(404);
    expect((await child.put(`${path}/save`)).status).toBe(404);
    expect((await child.get(path)).status).toBe(200);
  });

  it('takes remarks once it is sent', async () => {
    const { path, join } = await openCase(server);
    const child = await join();
    const remark = { question: 'mood', remark: 'not-true-any-more' };
    await child.put(path, said({ mood: 'good' }));
    expect((await child.put(`${path}/remarks`, remark)).status).toBe(404);
    await child.put(`${path}/save`);
    expect((await child.put(`${path}/remarks`, { ...remark, question: 'why' })).status).toBe(400);
    expect((await child.put(`${path}/remarks`, { ...remark, remark: 'hello' })).status).toBe(400);
    expect((await child.put(`${path}/remarks`, remark)).status).toBe(204);
    expect((await child.put(`${path}/remarks`, remark)).status).toBe(204);
    expect((await answersOf(child, path)).remarks).toEqual(['mood']);
  });
});
