import { StoredAnswers } from '@lykta/domain';
import {
  READ_MOODS,
  READ_OWN_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SAVE_OWN_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { costOf, statementsOf } from '../../testing/count-statements.ts';
import { AT, said } from '../../testing/forms.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SCHOOL = { formId: 'school', formVersion: 1 };
const BAD = said({ feel: 'bad' });

describe('a mood sends', () => {
  it('two statements: session and logged days are read, then the mood is written with what changes', async () => {
    const child = await server.signUp();
    const body = { timestamp: server.clock.now().toISOString(), level0: 4, level1: [] };
    const save = () => child.call(SAVE_MOOD, { body });
    expect(await costOf(save)).toMatchObject({ statements: ['select', 'insert'], values: [5, 4] });
    expect(await costOf(save)).toMatchObject({ statements: ['select', 'with'], values: [5, 6] });
  });
});

/** Every statement is a round trip, the main cost of a save. This test makes an extra one a deliberate decision. */
describe('a save sends', () => {
  it('two statements for an own form: session and row are read, then row and ledger are written', async () => {
    const child = await server.signUp();
    await child.call(READ_OWN_ANSWERS, { params: SCHOOL }); // the first read makes the server cache the form
    expect(await statementsOf(() => child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: BAD }))).toEqual([
      'select',
      'insert',
    ]);
    expect(await statementsOf(() => child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: BAD }))).toEqual([
      'select',
      'with',
    ]);
    const tag = { 'if-match': '"2"' };
    expect(
      await statementsOf(() => child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: BAD, headers: tag })),
    ).toHaveLength(2);
    expect((await child.call(READ_OWN_ANSWERS, { params: SCHOOL })).headers.etag).toBe('"3"');
  });

  it('seven for a form that somebody asked for, because consent is read under the child’s lock', async () => {
    const { asked, join } = await openCase(server);
    const child = await join();
    const document = said({ mood: 'good' });
    expect((await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: document })).status).toBe(200);
    expect(
      await statementsOf(() => child.call(SAVE_ASKED_ANSWERS, { params: asked, body: document })),
    ).toHaveLength(7);
  });

  it('more when another request of the child is faster, and nothing is lost', async () => {
    const child = await server.signUp();
    await child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: BAD });
    const timestamp = server.clock.now().toISOString();
    const mood = () => child.call(SAVE_MOOD, { body: { timestamp, level0: 4, level1: [] } });
    const replies = await Promise.all([
      child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ lessons: 'good' }) }),
      mood(),
      child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ going: 'seldom' }, AT) }),
      mood(),
      child.call(SAVE_OWN_ANSWERS, { params: SCHOOL, body: said({ lessons: 'good' }) }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { headers, body } = await child.call(READ_OWN_ANSWERS, { params: SCHOOL });
    expect(headers.etag).toBe('"4"');
    expect(Object.keys(StoredAnswers.parse(body).answers).sort()).toEqual(['feel', 'going', 'lessons']);
    expect((await child.call(READ_MOODS)).status).toBe(200);
  });
});
