import { ownFormIds, present } from '@lykta/domain';
import { LIST_FORMS, READ_FORM, SAVE_ASKED_ANSWERS, SEND_ANSWERS } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let testCase: TestCase;
let asked: TestChild;
let stranger: TestChild;
beforeAll(async () => {
  server = await openTestServer();
  testCase = await openCase(server);
  [asked, stranger] = [await testCase.join(), await server.signUp()];
});
afterAll(() => server.close());

const listOf = async (child: TestChild) => await child.ok(LIST_FORMS);

describe('GET forms/metadata', () => {
  it('lists the newest form of each area, and nothing that must be asked for', async () => {
    const list = await listOf(stranger);
    expect(list.map(({ id }) => id).sort()).toEqual([...ownFormIds].sort());
    expect(list.find(({ id }) => id === 'school')).toMatchObject({
      version: 1,
      name: 'Skolan',
      icon: '🎒',
      group: 'school',
      mutable: true,
    });
    expect(list[0]).not.toHaveProperty('firstQuestion');
  });

  it('adds the forms of requests that are not done', async () => {
    const own = await openCase(server, { organisation: 'List' });
    const child = await own.join();
    const has = async () => (await listOf(child)).some(({ id }) => id === own.form.metadata.id);
    expect(await has()).toBe(true);
    await child.call(SAVE_ASKED_ANSWERS, { params: own.asked, body: said({ mood: 'good' }) });
    await child.call(SEND_ANSWERS, { params: own.asked });
    expect(await has()).toBe(false);
  });

  it('needs a signed-in child', async () => {
    expect((await server.browser().call(LIST_FORMS)).status).toBe(401);
  });
});

describe('GET forms/{id}/{version}', () => {
  it('never changes, and says so', async () => {
    const reply = await stranger.call(READ_FORM, { params: { formId: 'school', formVersion: 1 } });
    expect(reply).toMatchObject({ status: 200, body: { metadata: { id: 'school' } } });
    expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const again = await stranger.call(READ_FORM, {
      params: { formId: 'school', formVersion: 1 },
      headers: { 'if-none-match': String(reply.headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('keeps the options in their order', async () => {
    const { questions } = await stranger.ok(READ_FORM, { params: { formId: 'school', formVersion: 1 } });
    expect(Object.keys(present(questions.feel, 'questions.feel').answers)).toEqual([
      'bad',
      'poor',
      'so-so',
      'good',
      'great',
      'skip',
    ]);
  });

  it('puts the story’s words in place of the question on demand', async () => {
    const form = await stranger.ok(READ_FORM, {
      params: { formId: 'school', formVersion: 1 },
      querystring: { prioritizeSyntethic: '1' },
    });
    expect(form.questions.feel?.text.sv).toBe('Så har jag det i skolan');
    expect(
      (await stranger.ok(READ_FORM, { params: { formId: 'school', formVersion: 1 } })).questions.feel?.text
        .sv,
    ).toBe('Hur har du det i skolan?');
  });

  it('gives an organisation’s form to its staff and to children it asked, and to nobody else', async () => {
    const params = { formId: testCase.form.metadata.id, formVersion: 1 };
    expect((await asked.call(READ_FORM, { params })).body).toEqual(testCase.form);
    expect((await testCase.worker.call(READ_FORM, { params })).status).toBe(200);
    const elsewhere = await server.staff({ organisation: 'Annan kommun' });
    const absent = await stranger.call(READ_FORM, { params: { formId: 'nothing', formVersion: 1 } });
    expect(absent.status).toBe(404);
    expect(await stranger.call(READ_FORM, { params })).toMatchObject({ status: 404, body: absent.body });
    expect((await elsewhere.call(READ_FORM, { params })).status).toBe(404);
    expect((await server.browser().call(READ_FORM, { params })).status).toBe(401);
  });

  it('gives it to staff in whose browser a child is signed in too', async () => {
    const both = await server.signUp();
    for (const [name, value] of testCase.worker.cookies) both.cookies.set(name, value);
    expect(
      (await both.call(READ_FORM, { params: { formId: testCase.form.metadata.id, formVersion: 1 } })).status,
    ).toBe(200);
  });

  it.each(['0', '1.0', '99999', 'x'])('400 for the version %s', async (formVersion) => {
    const reply = await stranger.call(READ_FORM, { params: { formId: 'school', formVersion } });
    expect(reply.status).toBe(400);
  });
});
