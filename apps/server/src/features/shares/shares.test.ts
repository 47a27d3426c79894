import { CreatedShare, DAY_MS, SharedStory, present } from '@lykta/domain';
import {
  CREATE_SHARE,
  LIST_SHARES,
  OPEN_SHARE,
  READ_SHARED_STORY,
  REVOKE_SHARE,
  SAVE_OWN_ANSWERS,
  SET_BIRTH_YEAR,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTheDay } from '../../to-the-day.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { cleanUp } from '../../cleanup.ts';
import { textIn } from '../../testing/text-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const STORY = { formId: 'beb', formVersion: 2 };
const make = async (child: TestChild, sections: string[] = ['HELP'], name = 'Till mormor') =>
  await child.ok(CREATE_SHARE, { body: { name, sections } });
const tradeFor = (key: string) => server.browser().call(OPEN_SHARE, { body: { key } });
const read = (token: string) =>
  server.browser().call(READ_SHARED_STORY, { params: STORY, headers: { authorization: `Bearer ${token}` } });
const open = async (key: string) =>
  SharedStory.parse((await read(textIn((await tradeFor(key)).body, 'token'))).body);
const listOf = async (child: TestChild) => await child.ok(LIST_SHARES);
const wantsHelp = said({
  going: 'seldom',
  away: 'tired',
  'adult-knows': 'no',
  'help-to-go': 'yes',
  safe: 'no',
});

describe('a link', () => {
  it('shows what was chosen, as it was when it was made', async () => {
    const child = await server.signUp();
    await child.call(SET_BIRTH_YEAR, { body: { birthYear: 2014 } });
    await child.call(SAVE_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 }, body: wantsHelp });
    const { token, expires } = await make(child, ['HELP', 'profile']);
    expect(expires).toBe(new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString());
    const shared = await open(token);
    expect(shared).toMatchObject({
      profile: { birthYear: 2014, avatar: { type: 'ID', data: 'default' }, persons: {}, houses: {} },
      HELP: [
        {
          qid: 'help-to-go',
          question: { text: { sv: 'Hjälp att komma till skolan' } },
          answer: { data: ['Ja'] },
        },
      ],
      WORRIES: [],
      PROBLEM: [],
      lykta: [],
    });
    await child.call(SAVE_OWN_ANSWERS, {
      params: { formId: 'school', formVersion: 1 },
      body: said({ feel: 'bad', 'help-to-go': 'no' }, '2026-11-20T11:59:00.000Z'),
    });
    await child.call(SET_BIRTH_YEAR, { body: { birthYear: 2010 } });
    expect(await open(token)).toEqual(shared);
    expect(JSON.stringify(shared)).not.toContain(child.id);
  });

  it('shows no answer that the child left out', async () => {
    const child = await server.signUp();
    await child.call(SAVE_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 }, body: wantsHelp });
    const leftOut = [{ form: 'school', question: 'help-to-go' }];
    const made = await child.call(CREATE_SHARE, {
      body: { name: '', sections: ['HELP', 'WORRIES', 'PROBLEM'], leftOut },
    });
    const shared = await open(CreatedShare.parse(made.body).token);
    expect(shared.PROBLEM.length).toBeGreaterThan(0);
    expect(JSON.stringify(shared)).not.toContain('Hjälp att komma till skolan');
  });

  it('is listed without its key, with how often it was opened', async () => {
    const child = await server.signUp();
    const { id, token } = await make(child, ['WORRIES', 'lykta'], 'Till kuratorn');
    const listed = {
      id,
      name: 'Till kuratorn',
      sections: ['WORRIES', 'lykta'],
      created: server.clock.now().toISOString(),
      expires: expect.any(String),
    };
    expect(await listOf(child)).toEqual([{ ...listed, opened: 0 }]);
    server.clock.advance({ minutes: 1 });
    await open(token);
    await open(token);
    expect(await listOf(child)).toEqual([
      { ...listed, opened: 2, lastOpened: toTheDay(server.clock.now()).toISOString() },
    ]);
    expect((await (await server.signUp()).call(LIST_SHARES)).body).toEqual([]);
  });

  it('ends at once when it is taken back, also for who is reading', async () => {
    const child = await server.signUp();
    const { id, token } = await make(child);
    const reading = textIn((await tradeFor(token)).body, 'token');
    expect((await (await server.signUp()).call(REVOKE_SHARE, { params: { id } })).status).toBe(404);
    expect((await child.call(REVOKE_SHARE, { params: { id } })).status).toBe(204);
    expect((await child.call(REVOKE_SHARE, { params: { id } })).status).toBe(404);
    expect(await read(reading)).toMatchObject({ status: 410, body: { code: 'expired' } });
    expect(await tradeFor(token)).toMatchObject({ status: 410, body: { code: 'expired' } });
    expect(await listOf(child)).toEqual([]);
    const row = await server.db
      .selectFrom('shares')
      .select('sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.sealed).toBeNull();
  });

  it('ends after two weeks, and what it showed is erased', async () => {
    const child = await server.signUp();
    const { id, token } = await make(child);
    server.clock.advance({ days: 13, hours: 23 });
    expect((await tradeFor(token)).status).toBe(200);
    server.clock.advance({ hours: 1 });
    expect(await tradeFor(token)).toMatchObject({ status: 410, body: { code: 'expired' } });
    await cleanUp({ db: server.db, clock: server.clock.now });
    const row = await server.db
      .selectFrom('shares')
      .select('sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.sealed).toBeNull();
    expect(await tradeFor(token)).toMatchObject({ status: 410 });
  });

  it('there are five of at once, also when they are made at the same moment', async () => {
    const child = await server.signUp();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => child.call(CREATE_SHARE, { body: { name: 'x', sections: ['HELP'] } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'too-many-shares' } });
    const [first] = await listOf(child);
    await child.call(REVOKE_SHARE, { params: { id: present(first, 'first').id } });
    expect((await child.call(CREATE_SHARE, { body: { name: 'x', sections: ['HELP'] } })).status).toBe(200);
  });

  it.each([
    ['no sections', { name: 'x', sections: [] }],
    ['a section twice', { name: 'x', sections: ['HELP', 'HELP'] }],
    ['an unknown section', { name: 'x', sections: ['username'] }],
    ['no name', { sections: ['HELP'] }],
    ['a name with a NUL', { name: 'a\u0000b', sections: ['HELP'] }],
  ])('needs what it needs: %s', async (_name, body) => {
    const child = await server.signUp();
    expect((await child.call(CREATE_SHARE, { body })).status).toBe(400);
    expect(await listOf(child)).toEqual([]);
  });
});

describe('reading', () => {
  it('needs a token that lives', async () => {
    const child = await server.signUp();
    const { token } = await make(child);
    const reading = textIn((await tradeFor(token)).body, 'token');
    expect((await server.browser().call(READ_SHARED_STORY, { params: STORY })).status).toBe(401);
    expect((await read('made-up-token')).status).toBe(401);
    // The key of the link is not a token, and neither is a session.
    expect((await read(token)).status).toBe(401);
    expect((await child.call(READ_SHARED_STORY, { params: STORY })).status).toBe(401);
    expect((await read(reading)).status).toBe(200);
    server.clock.advance({ hours: 1, seconds: 1 });
    expect(await read(reading)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  it('is of the one form about the story', async () => {
    const { token } = await make(await server.signUp());
    const reading = textIn((await tradeFor(token)).body, 'token');
    const reply = await server.browser().call(READ_SHARED_STORY, {
      params: { formId: 'school', formVersion: 1 },
      headers: { authorization: `Bearer ${reading}` },
    });
    expect(reply.status).toBe(404);
  });

  it('404 for a key that never was', async () => {
    for (const key of ['A'.repeat(43), 'half-a-key']) {
      expect(await tradeFor(key)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });
});
