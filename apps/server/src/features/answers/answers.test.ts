import { present } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  DELETE_PERSON,
  READ_OWN_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { AT, said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SCHOOL = { formId: 'school', formVersion: 1 };
const LATER = '2026-11-20T11:30:00.000Z';
const answersOf = (child: TestChild) => child.ok(READ_OWN_ANSWERS, { params: SCHOOL });

describe('own answers', () => {
  it('begin as an empty document with the tag "0"', async () => {
    const child = await server.signUp();
    const reply = await child.call(READ_OWN_ANSWERS, { params: SCHOOL });
    expect(reply).toMatchObject({
      status: 200,
      body: { answers: {}, inactive: {} },
      headers: { etag: '"0"' },
    });
  });

  it('are stored, and come back with a new tag', async () => {
    const child = await server.signUp();
    const document = said({ feel: 'good', going: 'every-day' });
    const saved = await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: document });
    expect(saved).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect(saved.body).toEqual({
      ...document,
      created: server.clock.now().toISOString(),
      updated: server.clock.now().toISOString(),
    });
    expect((await child.call(READ_OWN_ANSWERS, { params: SCHOOL })).body).toEqual(saved.body);
  });

  it('are nobody else’s', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ feel: 'bad' }) });
    expect(await answersOf(other)).toEqual({ answers: {}, inactive: {} });
    expect((await server.browser().call(READ_OWN_ANSWERS, { params: SCHOOL })).status).toBe(401);
  });

  it.each([
    ['an unknown form', { formId: 'nothing', formVersion: 1 }],
    ['an unknown version', { formId: 'school', formVersion: 77 }],
    ['a form that is answered only on request', { formId: 'infor-motet', formVersion: 1 }],
  ])('404 for %s', async (_what, params) => {
    const child = await server.signUp();
    expect(await child.call(READ_OWN_ANSWERS, { params })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect((await child.call(SAVE_OWN_ANSWERS, { params, body: said({}) })).status).toBe(404);
  });

  it.each<[string, object, { path: string; message: string }]>([
    [
      'an unknown question',
      said({ nonsense: 'good' }),
      { path: 'answers.nonsense', message: 'unknown-question' },
    ],
    [
      'a question named like a method',
      said({ constructor: 'good' }),
      { path: 'answers.constructor', message: 'Invalid key in record' },
    ],
    [
      'an unknown answer',
      said({ feel: 'nonsense' }),
      { path: 'answers.feel.0.answer', message: 'unknown-answer' },
    ],
    [
      'an unknown question among the parked',
      { answers: {}, inactive: said({ nonsense: 'x' }).answers },
      { path: 'inactive.nonsense', message: 'unknown-question' },
    ],
    [
      'a person who was never the child’s',
      said({ 'break-who': ['these', 'someone'] }),
      { path: 'answers.break-who.0.data.0', message: 'unknown-id' },
    ],
    [
      'persons where none can be',
      said({ feel: ['good', 'someone'] }),
      { path: 'answers.feel.0.data', message: 'takes-no-data' },
    ],
    [
      'two answers to a single choice',
      {
        answers: {
          safe: [
            { answer: 'yes', timestamp: AT },
            { answer: 'no', timestamp: AT },
          ],
        },
        inactive: {},
      },
      { path: 'answers.safe', message: 'one-answer-only' },
    ],
    [
      'the same answer twice',
      {
        answers: {
          away: [
            { answer: 'tired', timestamp: AT },
            { answer: 'tired', timestamp: AT },
          ],
        },
        inactive: {},
      },
      { path: 'answers.away', message: 'same-answer-twice' },
    ],
    [
      'answers of two groups',
      {
        answers: {
          likes: [
            { answer: 'sport', timestamp: AT },
            { answer: 'nothing', timestamp: AT },
          ],
        },
        inactive: {},
      },
      { path: 'answers.likes', message: 'answers-of-two-groups' },
    ],
  ])('refuses %s and stores nothing', async (_what, body, error) => {
    const child = await server.signUp();
    const reply = await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [error] } });
    expect((await child.call(READ_OWN_ANSWERS, { params: SCHOOL })).headers.etag).toBe('"0"');
  });

  it('may name a person that the child has deleted since', async () => {
    const child = await server.signUp();
    const person = await child.ok(ADD_PERSON, { body: { type: 'FRIEND', avatar: 'child-01' } });
    await child.call(DELETE_PERSON, { params: { id: person } });
    expect(
      (await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ 'break-who': ['these', person] }) }))
        .status,
    ).toBe(200);
  });

  it('may not name a home where persons are asked for', async () => {
    const child = await server.signUp();
    const home = await child.ok(ADD_HOUSE, { body: { type: 'APARTMENT', avatar: 'default' } });
    expect(
      (await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ 'break-who': ['these', home] }) }))
        .status,
    ).toBe(400);
  });
});

describe('two devices', () => {
  it('without If-Match lose nothing', async () => {
    const child = await server.signUp();
    await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ feel: 'bad' }) });
    const merged = await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ going: 'every-day' }) });
    expect(merged.body).toMatchObject({
      answers: { feel: [{ answer: 'bad' }], going: [{ answer: 'every-day' }] },
    });
    await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ feel: 'good' }, LATER) });
    await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ feel: 'poor' }, AT) });
    expect((await answersOf(child)).answers.feel).toEqual([{ answer: 'good', timestamp: LATER }]);
  });

  it('with If-Match are told what is stored', async () => {
    const child = await server.signUp();
    const first = await child.call(SAVE_OWN_ANSWERS, {
      params: SCHOOL,
      body: said({ feel: 'bad' }),
      headers: { 'if-match': '"0"' },
    });
    expect(first.status).toBe(200);
    const second = await child.call(SAVE_OWN_ANSWERS, {
      params: SCHOOL,
      body: said({ going: 'seldom' }),
      headers: { 'if-match': '"0"' },
    });
    expect(second).toMatchObject({
      status: 412,
      headers: { etag: '"1"' },
      body: { code: 'changed-elsewhere', current: { answers: { feel: [{ answer: 'bad' }] }, inactive: {} } },
    });
    const again = await child.call(SAVE_OWN_ANSWERS, {
      params: SCHOOL,
      body: said({ going: 'seldom' }),
      headers: { 'if-match': '"1"' },
    });
    expect(again.body).toMatchObject({ answers: { going: [{ answer: 'seldom' }] } });
    expect((await answersOf(child)).answers).not.toHaveProperty('feel');
  });

  it.each([['W/"0"'], ['"7"'], ['nonsense'], ['*']])('do not match %s when there is nothing', async (tag) => {
    const child = await server.signUp();
    const reply = await child.call(SAVE_OWN_ANSWERS, {
      params: SCHOOL,
      body: said({ feel: 'bad' }),
      headers: { 'if-match': tag },
    });
    expect(reply).toMatchObject({
      status: 412,
      body: { current: { answers: {}, inactive: {} } },
      headers: { etag: '"0"' },
    });
    expect((await child.call(READ_OWN_ANSWERS, { params: SCHOOL })).headers.etag).toBe('"0"');
  });

  it('may save for the first time at once', async () => {
    const child = await server.signUp();
    const questions = ['feel', 'lessons'] as const;
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        child.call(SAVE_OWN_ANSWERS, {
          params: SCHOOL,
          body: said({ [present(questions[n % 2], 'questions[n % 2]')]: 'good' }),
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { answers } = await answersOf(child);
    expect(Object.keys(answers).sort()).toEqual(['feel', 'lessons']);
    expect((await child.call(READ_OWN_ANSWERS, { params: SCHOOL })).headers.etag).toBe('"8"');
  });
});

describe('start over', () => {
  it('keeps the old answers aside', async () => {
    const child = await server.signUp();
    await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ feel: 'bad' }) });
    const reply = await child.call(SAVE_OWN_ANSWERS, {
      params: SCHOOL,
      body: { answers: {}, inactive: {}, snapshot: true },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { answers: {}, inactive: {} },
      headers: { etag: '"2"' },
    });
    const kept = await server.db
      .selectFrom('answer_snapshots')
      .select('form_id')
      .where('account_id', '=', child.id)
      .execute();
    expect(kept).toEqual([{ form_id: 'school' }]);
  });

  it('is for own forms only', async () => {
    const { asked, join } = await openCase(server);
    const child = await join();
    expect(
      (await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: { ...said({}), snapshot: true } })).status,
    ).toBe(400);
  });
});
