import {
  ADD_REMARK,
  CHANGE_INVITATION,
  LEAVE_INVITATION,
  READ_ASKED_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
  addressOf,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase, type Asked } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const LATER = '2026-11-20T11:30:00.000Z';
const answersOf = (child: TestChild, asked: Asked) => child.ok(READ_ASKED_ANSWERS, { params: asked });

describe('a contact’s form', () => {
  it('is sent when nothing is left, and can’t change after that', async () => {
    const { asked, join } = await openCase(server);
    const child = await join();
    expect(await child.call(SEND_ANSWERS, { params: asked })).toMatchObject({
      status: 409,
      body: { code: 'not-finished' },
    });
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad', why: 'home' }) });
    expect(await child.call(SEND_ANSWERS, { params: asked })).toMatchObject({
      status: 409,
      body: { code: 'not-finished' },
    });
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }, LATER) });
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
    expect(
      await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad' }) }),
    ).toMatchObject({
      status: 409,
      body: { code: 'already-sent' },
    });
    const stored = await answersOf(child, asked);
    expect(stored).toMatchObject({
      answers: { mood: [{ answer: 'good' }] },
      done: server.clock.now().toISOString(),
    });
    // Inactive answers (off the path) are not sent.
    expect(stored.answers).not.toHaveProperty('why');
  });

  it('takes an empty body, as the specification has it', async () => {
    const { asked, join } = await openCase(server);
    const child = await join();
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    expect((await child.request('PUT', addressOf(SEND_ANSWERS, { params: asked }))).status).toBe(204);
  });

  it('looks like nothing to a child who was not asked', async () => {
    const { asked } = await openCase(server);
    const stranger = await server.signUp();
    for (const reply of [
      await stranger.call(READ_ASKED_ANSWERS, { params: asked }),
      await stranger.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({}) }),
      await stranger.call(SEND_ANSWERS, { params: asked }),
      await stranger.call(ADD_REMARK, {
        params: asked,
        body: { question: 'mood', remark: 'not-true-any-more' },
      }),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  it.each([
    ['paused', 409, 'invitation-paused'],
    ['closed', 409, 'invitation-closed'],
  ] as const)('can’t be changed or sent while %s, but read', async (status, expected, code) => {
    const { asked, join, worker, invitation } = await openCase(server);
    const child = await join();
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status } });
    expect(
      await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad' }) }),
    ).toMatchObject({ status: expected, body: { code } });
    expect(await child.call(SEND_ANSWERS, { params: asked })).toMatchObject({
      status: expected,
      body: { code },
    });
    expect((await child.call(READ_ASKED_ANSWERS, { params: asked })).status).toBe(200);
    await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'active' } });
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
  });

  it('can be read but not changed after leaving', async () => {
    const { asked, join, invitation } = await openCase(server);
    const child = await join();
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    await child.call(LEAVE_INVITATION, { params: { id: invitation.id } });
    expect(
      (await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad' }) })).status,
    ).toBe(404);
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(404);
    expect((await child.call(READ_ASKED_ANSWERS, { params: asked })).status).toBe(200);
  });

  it('takes remarks once it is sent', async () => {
    const { asked, join } = await openCase(server);
    const child = await join();
    const remark = { question: 'mood', remark: 'not-true-any-more' };
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    expect((await child.call(ADD_REMARK, { params: asked, body: remark })).status).toBe(404);
    await child.call(SEND_ANSWERS, { params: asked });
    expect(
      (await child.call(ADD_REMARK, { params: asked, body: { ...remark, question: 'why' } })).status,
    ).toBe(400);
    expect(
      (await child.call(ADD_REMARK, { params: asked, body: { ...remark, remark: 'hello' } })).status,
    ).toBe(400);
    expect((await child.call(ADD_REMARK, { params: asked, body: remark })).status).toBe(204);
    expect((await child.call(ADD_REMARK, { params: asked, body: remark })).status).toBe(204);
    expect((await answersOf(child, asked)).remarks).toEqual(['mood']);
  });
});
