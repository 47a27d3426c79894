import { present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CREATE_INVITATION,
  CREATE_SHARE,
  EXPORT_STAFF_ANSWERS,
  GIVE_REASON,
  JOIN_SITTING,
  LIST_INVITATION_CLIENTS,
  MAKE_DOCUMENT,
  READ_ASKED_ANSWERS,
  READ_STAFF_ANSWERS,
  READ_STORY,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  SAVE_SITTING,
  SEND_ANSWERS,
  START_SITTING,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedIn, importForm, invite, openCase } from '../../testing/case.ts';
import { AT, wordsForm } from '../../testing/forms.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const WORDS = 'Jag vill helst bo hos min moster Kanariefågel.';

const written = (words: string | undefined, answer = 'words') => ({
  answers: { say: [{ answer, timestamp: AT, ...(words === undefined ? {} : { words }) }] },
  inactive: {},
});

const promise = ({ unitId }: TestMember, days: number | null) =>
  sql`update units set reads_within = ${days} where id = ${unitId}`.execute(server.db);

let forms = 0;

/** A unit that says when it reads, and a child that it asks for words of its own. */
async function openWords() {
  const { worker } = await openCase(server);
  await promise(worker, 3);
  const form = await importForm(server, worker, wordsForm(`ord-${(forms += 1)}`));
  const invitation = await invite(worker, [{ id: form.metadata.id, version: 1, order: 0 }]);
  const child = await server.signUp();
  const { code } = invitation;
  await child.ok(ACCEPT_INVITATION, { body: { code } });
  return { worker, form, invitation, child, asked: askedIn(invitation, form.metadata.id) };
}

async function sent() {
  const of = await openWords();
  await of.child.ok(SAVE_ASKED_ANSWERS, { params: of.asked, body: written(WORDS) });
  await of.child.ok(SEND_ANSWERS, { params: of.asked });
  const params = { id: of.invitation.id };
  const [client] = await of.worker.ok(LIST_INVITATION_CLIENTS, { params });
  const child = { invitation: of.invitation.id, client: present(client, 'client').client };
  await of.worker.ok(GIVE_REASON, { body: { ...child, reason: 'Samtal' } });
  return { ...of, sentBy: child };
}

describe('a child’s own words', () => {
  it('are stored, come back to the child, and are read by who may open the child', async () => {
    const { child, asked, worker, sentBy } = await sent();
    expect(await child.ok(READ_ASKED_ANSWERS, { params: asked })).toMatchObject({
      answers: { say: [{ words: WORDS }] },
    });
    const params = { formId: asked.formId, formVersion: '1' };
    const querystring = { format: 'answers' as const, ...sentBy };
    const sheet = await worker.ok(READ_STAFF_ANSWERS, { params, querystring });
    expect(sheet).toMatchObject({ data: { questions: { say: [{ words: WORDS }] } } });
    expect((await worker.call(EXPORT_STAFF_ANSWERS, { params, querystring })).body).toContain(WORDS);
    const form = { id: asked.formId, version: 1, request: asked.requestId };
    const document = await worker.call(MAKE_DOCUMENT, { body: { ...sentBy, kind: 'text', sent: [form] } });
    expect(document.body).toContain(WORDS);
  });

  it('stand in no figure, story, shared link or log, and nowhere in clear', async () => {
    const { child, asked, worker, invitation } = await sent();
    const figures = await worker.ok(READ_STAFF_ANSWERS, {
      params: { formId: asked.formId, formVersion: '1' },
      querystring: { format: 'stats', invitation: invitation.id },
    });
    expect(figures).toMatchObject({ data: { metadata: { clientCount: 1 }, questions: {}, answered: {} } });
    const beb = { formId: 'beb', formVersion: '2' };
    expect(JSON.stringify(await child.ok(READ_STORY, { params: beb }))).not.toContain('Kanariefågel');
    await child.ok(CREATE_SHARE, { body: { name: 'Mormor', sections: ['HELP', 'WORRIES'] } });
    expect(server.logs.join('\n')).not.toContain('Kanariefågel');
    const tables = await sql<{ text: string }>`select body as text from published_figures
      union all select encode(sealed, 'escape') from answers
      union all select encode(sealed, 'escape') from outbox`.execute(server.db);
    expect(tables.rows.filter(({ text }) => text.includes('Kanarie'))).toEqual([]);
  });

  it.each([
    ['more than three hundred characters', written('a'.repeat(301))],
    ['nothing', written('')],
    ['an answer without words', written(undefined)],
    ['words with a skip', written('hej', 'skip')],
  ])('are refused: %s', async (_what, body) => {
    const { child, asked } = await openWords();
    expect((await child.call(SAVE_ASKED_ANSWERS, { params: asked, body })).status).toBe(400);
  });

  it('are taken only by a question that asks for them', async () => {
    const of = await openCase(server);
    const child = await of.join();
    const body = { answers: { mood: [{ answer: 'good', timestamp: AT, words: 'hej' }] }, inactive: {} };
    expect(await child.call(SAVE_ASKED_ANSWERS, { params: of.asked, body })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'takes-no-words' }] },
    });
    const params = { formId: 'school', formVersion: 1 };
    const own = { answers: { feel: [{ answer: 'good', timestamp: AT, words: 'hej' }] }, inactive: {} };
    expect((await child.call(SAVE_OWN_ANSWERS, { params, body: own })).status).toBe(400);
  });
});

describe('without a promise to read', () => {
  const refused = { status: 409, body: { code: 'promise-needed' } };

  it('nobody is asked for words', async () => {
    const { worker, form, invitation } = await openWords();
    await promise(worker, null);
    const asked = [{ id: form.metadata.id, version: 1, order: 0 }];
    const body = { forms: asked };
    const params = { id: invitation.id };
    expect(await worker.call(REQUEST_FORMS, { params, body })).toMatchObject(refused);
    const made = { unit: 'Barn och unga', maxClients: 5, forms: asked };
    expect(await worker.call(CREATE_INVITATION, { body: made })).toMatchObject(refused);
  });

  it('nothing more is written, and a skip can be sent', async () => {
    const { worker, child, asked } = await openWords();
    await promise(worker, null);
    const body = written(WORDS);
    expect(await child.call(SAVE_ASKED_ANSWERS, { params: asked, body })).toMatchObject(refused);
    await child.ok(SAVE_ASKED_ANSWERS, { params: asked, body: written(undefined, 'skip') });
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
  });

  it('what was written before waits until the unit says again when it reads', async () => {
    const { worker, child, asked } = await openWords();
    await child.ok(SAVE_ASKED_ANSWERS, { params: asked, body: written(WORDS) });
    await promise(worker, null);
    expect(await child.call(SEND_ANSWERS, { params: asked })).toMatchObject(refused);
    await promise(worker, 3);
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
  });

  it('nothing is written at a screen for two either', async () => {
    const { worker, asked, invitation } = await openWords();
    const [client] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    const { code } = await worker.ok(START_SITTING, {
      params: { id: invitation.id, client: present(client, 'client').client },
      body: { request: asked.requestId, form: { id: asked.formId, version: asked.formVersion } },
    });
    const { token } = await server.browser().ok(JOIN_SITTING, { body: { code } });
    const device = server.browser({ authorization: `Bearer ${token}` });
    const body = { ...written(WORDS), persons: {}, houses: {} };
    await promise(worker, null);
    expect(await device.call(SAVE_SITTING, { body })).toMatchObject(refused);
    await promise(worker, 3);
    expect((await device.call(SAVE_SITTING, { body })).status).toBe(204);
  });
});
