import {
  ACCEPT_INVITATION,
  CHANGE_INVITATION,
  CLOSE_SITTING,
  EXPORT_DATA,
  GIVE_REASON,
  JOIN_SITTING,
  READ_ASKED_ANSWERS,
  READ_AUDIT,
  READ_PROFILE,
  READ_SITTING,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_SITTING,
  SEND_ANSWERS,
  SEND_SITTING,
  START_SITTING,
  STOP_SITTING,
  WATCH_SITTING,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../cleanup.ts';
import { openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { limits } from '../../security/rate-limits.ts';
import { answerIn, lastClient, opening, saidTogether, sitDown } from '../../testing/sittings.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** A case with one child. */
async function oneChild() {
  const of = await openCase(server);
  const child = await of.join();
  return { of, child, client: await lastClient(of) };
}

describe('a sitting', () => {
  it('is answered and sent at one screen; the sheet, the child and its file say so', async () => {
    const { of, child, client } = await oneChild();
    const sitting = await sitDown(server, of, client);
    expect(await sitting.device.ok(READ_SITTING)).toMatchObject({
      unit: 'Barn och unga',
      content: { answers: {}, persons: {} },
    });
    await answerIn(sitting);
    expect(await sitting.device.ok(SEND_SITTING)).toEqual({});
    const { id } = of.invitation;
    await of.worker.ok(GIVE_REASON, { body: { invitation: id, client, reason: 'Samtal' } });
    const read = await of.worker.ok(READ_STAFF_ANSWERS, {
      params: { formId: of.asked.formId, formVersion: '1' },
      querystring: { format: 'answers', invitation: id, client },
    });
    expect(read).toMatchObject({ data: { together: true, questions: { mood: [{ answer: 'good' }] } } });
    expect(await child.ok(READ_ASKED_ANSWERS, { params: of.asked })).toMatchObject({ together: true });
    expect(await child.ok(EXPORT_DATA)).toMatchObject({ answers: [{ together: true }] });
  });

  it('says nothing of the kind where the child answered alone', async () => {
    const { of, child } = await oneChild();
    await child.ok(SAVE_ASKED_ANSWERS, { params: of.asked, body: said({ mood: 'good' }) });
    await child.ok(SEND_ANSWERS, { params: of.asked });
    expect(await child.ok(READ_ASKED_ANSWERS, { params: of.asked })).not.toHaveProperty('together');
  });

  it('adds the persons that were named to the child’s own, and nobody else', async () => {
    const { of, child, client } = await oneChild();
    const { device } = await sitDown(server, of, client);
    const persons = {
      p1: { type: 'MOTHER', avatar: 'default' },
      p2: { type: 'FATHER', avatar: 'default' },
    } as const;
    const body = saidTogether(
      { mood: 'bad', why: 'home', who: ['these', 'p1'], where: 'nowhere' },
      { persons },
    );
    await device.ok(SAVE_SITTING, { body });
    await device.ok(SEND_SITTING);
    const profile = await child.ok(READ_PROFILE);
    expect(Object.values(profile.persons)).toEqual([persons.p1]);
    const { answers } = await child.ok(READ_ASKED_ANSWERS, { params: of.asked });
    expect(answers.who).toMatchObject([{ data: Object.keys(profile.persons) }]);
  });

  it('does not show what the child began alone, and keeps it aside when it is sent', async () => {
    const { of, child, client } = await oneChild();
    const alone = { mood: 'bad', why: 'school' };
    await child.ok(SAVE_ASKED_ANSWERS, { params: of.asked, body: said(alone) });
    const sitting = await sitDown(server, of, client);
    const opened = await sitting.device.ok(READ_SITTING);
    expect(opened.content.answers).toEqual({});
    await answerIn(sitting);
    await sitting.device.ok(SEND_SITTING);
    const file = await child.ok(EXPORT_DATA);
    expect(file).toMatchObject({
      snapshots: [{ content: { answers: { why: [{ answer: 'school' }] } } }],
      answers: [{ content: { answers: { mood: [{ answer: 'good' }] } } }],
    });
  });

  it('is in the log with who opened it', async () => {
    const { of, client } = await oneChild();
    await sitDown(server, of, client);
    const admin = await server.staff({ unit: 'Barn och unga', role: 'admin' });
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { client, kind: 'sitting' } });
    expect(entries).toMatchObject([{ member: { id: of.worker.id }, form: { id: of.asked.formId } }]);
  });

  it('sends only a finished form', async () => {
    const { of, client } = await oneChild();
    const sitting = await sitDown(server, of, client);
    expect(await sitting.device.call(SEND_SITTING)).toMatchObject({
      status: 409,
      body: { code: 'not-finished' },
    });
    await answerIn(sitting, 'bad');
    expect((await sitting.device.call(SEND_SITTING)).status).toBe(409);
  });

  it('refuses answers that do not fit the form, and persons that were not named', async () => {
    const { of, client } = await oneChild();
    const { device } = await sitDown(server, of, client);
    const refused = [saidTogether({ nonsense: 'x' }), saidTogether({ who: ['these', 'somebody'] })];
    for (const body of refused)
      expect(await device.call(SAVE_SITTING, { body })).toMatchObject({ status: 400 });
    const binary = { p1: { type: 'MOTHER', avatar: { type: 'BINARY', data: 'data:image/png;base64,AAAA' } } };
    const body = { ...saidTogether({}), persons: binary };
    expect((await device.call(SAVE_SITTING, { body })).status).toBe(400);
  });
});

describe('a sitting is over', () => {
  const isOver = { status: 401, body: { code: 'link-expired' } };

  it('when it is closed: what was answered is gone', async () => {
    const { of, client } = await oneChild();
    const sitting = await sitDown(server, of, client);
    await answerIn(sitting, 'bad');
    await sitting.device.ok(CLOSE_SITTING);
    expect(await sitting.device.call(READ_SITTING)).toMatchObject(isOver);
    expect(
      await server.db.selectFrom('sittings').select('id').where('id', '=', sitting.id).execute(),
    ).toEqual([]);
    const again = await sitDown(server, of, client);
    expect((await again.device.ok(READ_SITTING)).content.answers).toEqual({});
  });

  it('when the worker stops it, and when it is sent', async () => {
    const { of, client } = await oneChild();
    const [stopped, sent] = [await sitDown(server, of, client), await sitDown(server, of, client)];
    expect(await of.worker.ok(WATCH_SITTING, { params: { id: stopped.id } })).toEqual({ state: 'open' });
    await of.worker.ok(STOP_SITTING, { params: { id: stopped.id } });
    expect(await stopped.device.call(READ_SITTING)).toMatchObject(isOver);
    await answerIn(sent);
    await sent.device.ok(SEND_SITTING);
    expect(await sent.device.call(SEND_SITTING)).toMatchObject(isOver);
    expect((await of.worker.call(WATCH_SITTING, { params: { id: sent.id } })).status).toBe(404);
    expect(await of.worker.call(START_SITTING, opening(of, client))).toMatchObject({
      status: 409,
      body: { code: 'already-sent' },
    });
  });

  it('after sixty minutes, and the clean-up deletes its row', async () => {
    const { of, client } = await oneChild();
    const sitting = await sitDown(server, of, client);
    await answerIn(sitting);
    server.clock.advance({ minutes: 59 });
    expect((await sitting.device.call(READ_SITTING)).status).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect(await sitting.device.call(READ_SITTING)).toMatchObject(isOver);
    expect(await sitting.device.call(SEND_SITTING)).toMatchObject(isOver);
    await cleanUp(server.app.services);
    expect(
      await server.db.selectFrom('sittings').select('id').where('id', '=', sitting.id).execute(),
    ).toEqual([]);
  });

  it('nothing is sent after the invitation is paused', async () => {
    const { of, client } = await oneChild();
    const sitting = await sitDown(server, of, client);
    await answerIn(sitting);
    const change = { params: { id: of.invitation.id }, body: { status: 'paused' as const } };
    await of.worker.ok(CHANGE_INVITATION, change);
    expect(await sitting.device.call(SEND_SITTING)).toMatchObject({ body: { code: 'invitation-paused' } });
    expect((await of.worker.call(START_SITTING, opening(of, client))).status).toBe(409);
  });
});

describe('the code of a sitting', () => {
  it('opens it once, and only for a quarter of an hour', async () => {
    const { of, client } = await oneChild();
    const { code } = await sitDown(server, of, client);
    const browser = server.browser();
    const refused = { status: 404, body: { code: 'code-not-found' } };
    expect(await browser.call(JOIN_SITTING, { body: { code } })).toMatchObject(refused);
    const late = await of.worker.ok(START_SITTING, opening(of, client));
    server.clock.advance({ minutes: 16 });
    expect(await browser.call(JOIN_SITTING, { body: { code: late.code } })).toMatchObject(refused);
  });

  it('is stored by no name that says it, and is typed in any way', async () => {
    const { of, client } = await oneChild();
    const { id, code } = await of.worker.ok(START_SITTING, opening(of, client));
    const [row] = await server.db.selectFrom('sittings').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(row)).not.toContain(code);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect((await server.browser().call(JOIN_SITTING, { body: { code: typed } })).status).toBe(200);
  });

  it('is not the code of an invitation, and cannot be guessed for long', async () => {
    server.clock.advance({ hours: 2 }); // the wrong codes of other tests no longer count
    const { of } = await oneChild();
    const child = await server.signUp();
    const { code } = of.invitation;
    const browser = server.browser();
    const statuses: number[] = [];
    const { amount } = limits['sitting-address'];
    for (let n = 0; n <= amount; n += 1)
      statuses.push((await browser.call(JOIN_SITTING, { body: { code } })).status);
    expect(new Set(statuses.slice(0, amount))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    expect((await child.call(ACCEPT_INVITATION, { body: { code } })).status).toBe(204);
    server.clock.advance({ hours: 2 });
  });
});
