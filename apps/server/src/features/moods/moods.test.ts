import { DayMood, MoodHistory, SavedMood, present } from '@lykta/domain';
import { EXPORT_DATA, READ_MOODS, SAVE_MOOD } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childKeyOf } from '../../access/child-key-of.ts';
import { decryptFrom, encryptNew } from '../../security/child-key.ts';
import { figureServices } from '../../testing/figures.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const log = (child: TestChild, timestamp: string, level0 = 3, level1?: string[]) =>
  child.call(SAVE_MOOD, { body: { timestamp, level0, ...(level1 ? { level1 } : {}) } });

describe(SAVE_MOOD, () => {
  it('stores a mood on the day that the server reads from the timestamp', async () => {
    server.clock.set('2026-11-20T12:00:00Z');
    const child = await server.signUp();
    const reply = await log(child, '2026-11-20T11:58:00.000Z', 4, ['GLAD', 'CALM']);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ date: '2026-11-20', level0: 4, level1: ['GLAD', 'CALM'], currentStreak: 1 });
    expect((await child.call(READ_MOODS, { querystring: { date: '2026-11-20' } })).body).toEqual({
      level0: 4,
      level1: ['GLAD', 'CALM'],
      currentStreak: 1,
    });
  });

  it('replaces the mood of the same day and keeps when it was first logged', async () => {
    server.clock.set('2026-11-20T12:00:00Z');
    const child = await server.signUp();
    await log(child, '2026-11-20T12:00:00.000Z', 1, ['SAD']);
    server.clock.advance({ hours: 3 });
    await log(child, '2026-11-20T15:00:00.000Z', 5);
    expect((await child.call(READ_MOODS)).body).toEqual({
      '2026-11-20': { level0: 5, timestamp: '2026-11-20T15:00:00.000Z', created: '2026-11-20T12:00:00.000Z' },
    });
  });

  it.each([
    ['more than five minutes ahead', '2026-11-20T12:05:01.000Z', 400],
    ['almost five minutes ahead', '2026-11-20T12:04:59.000Z', 200],
    ['the day before yesterday', '2026-11-18T00:00:00.000Z', 200],
    ['before the day before yesterday', '2026-11-17T22:59:59.000Z', 400],
  ])('%s', async (_when, timestamp, status) => {
    server.clock.set('2026-11-20T12:00:00Z');
    const child = await server.signUp();
    expect((await log(child, timestamp)).status).toBe(status);
    const { body } = await child.call(READ_MOODS);
    expect(Object.keys(MoodHistory.parse(body))).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['a level beyond the scale', { level0: 6 }],
    ['a level between two', { level0: 2.5 }],
    ['a level as text', { level0: '3' }],
    ['an unknown feeling', { level1: ['HANGRY'] }],
    ['the same feeling twice', { level1: ['GLAD', 'GLAD'] }],
    ['a time that is none', { timestamp: 'now' }],
    ['a key too many', { date: '2026-11-20' }],
  ])('refuses %s', async (_what, change) => {
    server.clock.set('2026-11-20T12:00:00Z');
    const child = await server.signUp();
    const body = { timestamp: '2026-11-20T12:00:00.000Z', level0: 3, ...change };
    const reply = await child.call(SAVE_MOOD, { body });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect((await child.call(READ_MOODS)).body).toEqual({});
  });
});

describe('the streak', () => {
  const streakAfter = async (moments: string[], then?: string) => {
    server.clock.set(present(moments[0], 'moments[0]'));
    const child = await server.signUp();
    let last = 0;
    for (const moment of moments) {
      server.clock.set(moment);
      last = SavedMood.parse((await log(child, moment)).body).currentStreak;
    }
    if (then === undefined) return last;
    server.clock.set(then);
    const reply = await child.call(READ_MOODS, { querystring: { date: then.slice(0, 10) } });
    return reply.status === 204 ? 'nothing' : DayMood.parse(reply.body).currentStreak;
  };

  it.each<[string, string[], string | undefined, number | 'nothing']>([
    [
      'counts days in a row',
      ['2026-11-18T09:00:00.000Z', '2026-11-19T20:00:00.000Z', '2026-11-20T09:00:00.000Z'],
      undefined,
      3,
    ],
    [
      'counts on beyond the days for which a mood can still be logged',
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}T09:00:00.000Z`),
      undefined,
      7,
    ],
    [
      'stops at a gap among them',
      ['13', '14', '16', '17', '18', '19'].map((day) => `2026-11-${day}T09:00:00.000Z`),
      undefined,
      4,
    ],
    [
      'runs on while today is not logged',
      ['2026-11-18T09:00:00.000Z', '2026-11-19T09:00:00.000Z'],
      '2026-11-20T09:00:00Z',
      2,
    ],
    [
      'ends after a day without',
      ['2026-11-17T09:00:00.000Z', '2026-11-18T09:00:00.000Z'],
      '2026-11-20T09:00:00Z',
      'nothing',
    ],
    [
      'begins anew after a gap',
      ['2026-11-16T09:00:00.000Z', '2026-11-18T09:00:00.000Z', '2026-11-19T09:00:00.000Z'],
      undefined,
      2,
    ],
    // The clocks go back on 25 October 2026: a day of 25 hours. 22:30 UTC is 00:30 the next day in summer time.
    [
      'takes the day of 25 hours as one',
      ['2026-10-24T10:00:00.000Z', '2026-10-25T22:30:00.000Z', '2026-10-26T10:00:00.000Z'],
      undefined,
      3,
    ],
    [
      'changes days at midnight in Stockholm',
      ['2026-10-23T21:59:00.000Z', '2026-10-23T22:01:00.000Z'],
      undefined,
      2,
    ],
    // They go forward on 28 March 2027: a day of 23 hours.
    [
      'takes the day of 23 hours as one',
      [
        '2027-03-27T22:59:00.000Z',
        '2027-03-27T23:01:00.000Z',
        '2027-03-28T21:59:00.000Z',
        '2027-03-28T22:01:00.000Z',
      ],
      undefined,
      3,
    ],
  ])('%s', async (_name, moments, then, expected) => {
    expect(await streakAfter(moments, then)).toBe(expected);
  });
});

describe(READ_MOODS, () => {
  it('gives the days asked for, and only the child’s own', async () => {
    const [child, other] = [await server.signUp(), await server.signUp()];
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
      server.clock.set(`${day}T12:00:00Z`);
      await log(child, `${day}T12:00:00.000Z`);
    }
    const days = async (query: string) => Object.keys(await child.ok(READ_MOODS, { querystring: query }));
    expect(await days('from=2026-11-19')).toEqual(['2026-11-19', '2026-11-20']);
    expect(await days('to=2026-11-19')).toEqual(['2026-11-18', '2026-11-19']);
    expect(await days('from=2026-11-19&to=2026-11-19')).toEqual(['2026-11-19']);
    expect(await days('only=first')).toEqual(['2026-11-18']);
    expect(await days('from=2026-11-19&only=first')).toEqual(['2026-11-19']);
    expect((await other.call(READ_MOODS)).body).toEqual({});
    for (const query of ['only=last', 'date=2026-11-20&only=first'])
      expect((await child.call(READ_MOODS, { querystring: query })).status).toBe(400);
    expect(
      (await child.call(READ_MOODS, { querystring: { date: '2026-11-20', from: '2026-11-19' } })).status,
    ).toBe(400);
    expect((await child.call(READ_MOODS, { querystring: { date: '2026-02-30' } })).status).toBe(400);
  });

  it('has no day without a level while a streak is running, and 204 when there is neither', async () => {
    server.clock.set('2026-11-20T12:00:00Z');
    const child = await server.signUp();
    expect((await child.call(READ_MOODS, { querystring: { date: '2026-11-20' } })).status).toBe(204);
    await log(child, '2026-11-19T12:00:00.000Z');
    expect((await child.call(READ_MOODS, { querystring: { date: '2026-11-20' } })).body).toEqual({
      currentStreak: 1,
    });
  });

  it('needs a signed-in child', async () => {
    expect((await server.browser().call(READ_MOODS)).status).toBe(401);
  });
});

describe('what is stored of a mood', () => {
  const DAY = '2026-11-20';
  const place = { table: 'moods', row: DAY } as const;
  const timestamp = `${DAY}T12:00:00.000Z`;

  it('is its name, so that a mood put in the middle renumbers no day', async () => {
    server.clock.set(timestamp);
    const child = await server.signUp();
    await log(child, timestamp, 1, ['SAD']);
    const { keyRing } = figureServices(server);
    const key = await childKeyOf(server.db, keyRing, child.id);
    const { sealed } = await server.db
      .selectFrom('moods')
      .select('sealed')
      .where('account_id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(decryptFrom(key, place, sealed)).toEqual({ mood: 'BAD', level1: ['SAD'], timestamp });
  });

  it('is still read where it was stored as a number, and exported as the API says it', async () => {
    server.clock.set(timestamp);
    const child = await server.signUp();
    const { keyRing } = figureServices(server);
    const key = await childKeyOf(server.db, keyRing, child.id);
    const sealed = encryptNew(key, place, { level0: 4, level1: ['GLAD'], timestamp });
    await server.db
      .insertInto('moods')
      .values({ account_id: child.id, day: DAY, sealed, created: new Date(timestamp) })
      .execute();
    const read = { level0: 4, level1: ['GLAD'] };
    expect((await child.call(READ_MOODS)).body).toMatchObject({ [DAY]: { ...read, timestamp } });
    expect((await child.call(READ_MOODS, { querystring: { date: DAY } })).body).toMatchObject(read);
    expect((await child.call(EXPORT_DATA)).body).toMatchObject({
      moods: [{ day: DAY, content: { ...read, timestamp } }],
    });
  });
});
