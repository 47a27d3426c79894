import { present, PublishedFigures } from '@lykta/domain';
import { ACCEPT_INVITATION, EXPORT_STAFF_ANSWERS } from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedIn, invite, openCase, type TestCase } from '../../testing/case.ts';
import {
  deleteChild,
  figureServices,
  figuresOf,
  publish,
  sendAll,
  sendMood,
  statsOf,
} from '../../testing/figures.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';
import { beginCounting, countAnew, findDrift } from '../../counts/rebuild.ts';

/** Each test's clock is in the last quarter of 2026, which is published on 3 January 2027. */
const IN_QUARTER = '2026-12-20T12:00:00.000Z';
const SECOND_DAY = '2027-01-02T22:59:00.000Z'; // 23:59 in Stockholm
const THIRD_DAY = '2027-01-02T23:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let organisations = 0;
/** Creates an organisation with a case in Norr and an admin. */
const openOrganisation = async () => {
  server.clock.set(IN_QUARTER);
  const organisation = `Kommun ${(organisations += 1)}`;
  const north = await openCase(server, { organisation, unit: 'Norr' });
  const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
  return { organisation, north, admin };
};
/** Creates another unit that sends the same form. */
const openUnit = async (first: TestCase, organisation: string, unit: string): Promise<TestCase> => {
  const worker = await server.staff({ organisation, unit });
  const forms = [{ id: first.form.metadata.id, version: 1, order: 0 }];
  const invitation = await invite(worker, forms, { unit });
  const join = async () => {
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
    return child;
  };
  return {
    worker,
    invitation,
    form: first.form,
    asked: askedIn(invitation, present(forms[0], 'forms[0]').id),
    join,
  };
};
const read = async (member: TestMember, testCase: TestCase, query: Record<string, string> = {}) =>
  PublishedFigures.parse(await figuresOf(member, testCase, query));
const published = (organisationId: string) =>
  server.db
    .selectFrom('published_figures')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('unit_id')
    .execute();
const stored = () => server.db.selectFrom('running_counts').selectAll().orderBy('name').execute();
const later = (instant: string) => {
  server.clock.set(instant);
  return publish(server);
};
const mixed = (n: number) => Array.from({ length: n }, (_, i) => (i % 3 ? 'good' : 'bad'));

describe('figures from outside', () => {
  it('show nothing of a quarter before the third day after it', async () => {
    const { north, admin, organisation } = await openOrganisation();
    await sendAll(north, mixed(12));
    await publish(server);
    expect(await read(admin, north)).toMatchObject({
      metadata: { clientCount: 0 },
      questions: {},
      through: '2026Q3',
      next: { quarter: '2026Q4', on: '2027-01-03' },
    });
    const early = await read(admin, north, { period: '2026Q4' });
    expect(early).toMatchObject({ metadata: { clientCount: null }, questions: {}, published: [] });
    expect(early.allWithheld).toBeUndefined();
    await later(SECOND_DAY);
    const next = await server.staff({ organisation, role: 'admin' });
    expect(await read(next, north)).toMatchObject({ through: '2026Q3', questions: {} });
    await later(THIRD_DAY);
    const shown = await read(next, north);
    expect(shown).toMatchObject({ through: '2026Q4', published: ['2026Q4'], metadata: { clientCount: 12 } });
    expect(shown.answered.mood).toBe(12);
    for (const n of Object.values(present(shown.questions.mood, 'shown.questions.mood')))
      expect([3, 6, 9]).toContain(n);
    expect(shown.withheld).toMatchObject({ why: 'few' });
  });

  it('of a unit are for every worker of the organisation; those of the organisation are an admin’s', async () => {
    const { north, admin, organisation } = await openOrganisation();
    const south = await server.staff({ organisation, unit: 'Söder' });
    expect(await figuresOf(south, north, { unit: 'Norr' })).toMatchObject({ kind: 'published' });
    expect(await figuresOf(south, north, {})).toMatchObject({ kind: 'live', metadata: { clientCount: 0 } });
    expect((await statsOf(south, north, { invitation: north.invitation.id })).status).toBe(404);
    expect((await statsOf(admin, north, { unit: 'Ingen' })).status).toBe(404);
    const stranger = await server.staff({ organisation: 'Elsewhere', role: 'admin' });
    expect((await statsOf(stranger, north, {})).status).toBe(404);
    const both = { unit: 'Norr', invitation: north.invitation.id };
    expect((await statsOf(north.worker, north, both)).status).toBe(400);
    expect((await statsOf(admin, north, { client: 'x' })).status).toBe(400);
    expect((await statsOf(admin, north, { period: '2026' })).status).toBe(400);
  });

  it('hide a small unit, and the next smallest one with it, and say why', async () => {
    const { north, organisation } = await openOrganisation();
    const [south, west] = [
      await openUnit(north, organisation, 'Söder'),
      await openUnit(north, organisation, 'Väster'),
    ];
    await sendAll(north, mixed(9));
    await sendAll(south, mixed(6));
    await sendAll(west, ['good', 'bad']);
    await later(THIRD_DAY);
    const reader = await server.staff({ organisation, role: 'admin' });
    expect(await read(reader, north, { unit: 'Väster' })).toMatchObject({
      metadata: { clientCount: null },
      allWithheld: 'few',
      questions: {},
    });
    expect(await read(reader, north, { unit: 'Söder' })).toMatchObject({ allWithheld: 'protects-another' });
    expect((await read(reader, north, { unit: 'Norr' })).answered.mood).toBe(9);
    expect((await read(reader, north)).answered.mood).toSatisfy((n: number) => n === 15 || n === 18);
  });

  it('of all time are the sum of the published quarters, and name the last one', async () => {
    const { north, organisation } = await openOrganisation();
    await sendAll(north, mixed(7));
    await later(THIRD_DAY);
    await sendAll(north, mixed(8));
    await later('2027-04-03T12:00:00.000Z');
    const admin = await server.staff({ organisation, role: 'admin' });
    const [one, two, all] = [
      await read(admin, north, { period: '2026Q4' }),
      await read(admin, north, { period: '2027Q1' }),
      await read(admin, north),
    ];
    expect(all).toMatchObject({ through: '2027Q1', published: ['2026Q4', '2027Q1'] });
    expect(all.answered.mood).toBe(
      present(one.answered.mood, 'one.answered.mood') + present(two.answered.mood, 'two.answered.mood'),
    );
    expect(all.metadata.clientCount).toBe(
      present(one.metadata.clientCount, 'one.metadata.clientCount') +
        present(two.metadata.clientCount, 'two.metadata.clientCount'),
    );
    expect(all.questions.mood?.good).toBe(
      present(present(one.questions.mood, 'one.questions.mood').good, 'one.questions.mood.good') +
        present(present(two.questions.mood, 'two.questions.mood').good, 'two.questions.mood.good'),
    );
  });

  it('of all time do not say few of children who were few in each of several quarters', async () => {
    const { north, organisation } = await openOrganisation();
    await sendAll(north, ['good', 'bad', 'good']);
    await later(THIRD_DAY);
    await sendAll(north, ['good', 'bad', 'bad']);
    await later('2027-04-03T12:00:00.000Z');
    const admin = await server.staff({ organisation, role: 'admin' });
    expect(await read(admin, north, { period: '2027Q1' })).toMatchObject({ allWithheld: 'few' });
    expect(await read(admin, north)).toMatchObject({
      allWithheld: 'each-quarter',
      withheld: { mood: 'each-quarter' },
    });
  });

  it('as a file name the unit, the period and the rounding, and say what is not shown', async () => {
    const { north, organisation } = await openOrganisation();
    await sendAll(north, mixed(6));
    await later(THIRD_DAY);
    const admin = await server.staff({ organisation, role: 'admin' });
    const query = new URLSearchParams({ format: 'stats', unit: 'Norr' });
    const { body } = await admin.call(EXPORT_STAFF_ANSWERS, {
      params: { formId: north.form.metadata.id, formVersion: 1 },
      querystring: query,
    });
    const lines = String(body).split('\r\n');
    expect(lines[1]).toBe('"Enhet";"Norr"');
    expect(lines[2]).toBe('"Period";"Hela tiden, till och med kvartal 4, 2026"');
    expect(lines[4]).toContain('slumpmässigt avrundat till en multipel av 3');
    expect(body).toContain('"Varför?";"Visas inte: för få barn har svarat";""');
  });
});

describe('publishing', () => {
  it('is done once by several servers, keeps no exact count, and changes nothing the next time', async () => {
    const { north } = await openOrganisation();
    await sendAll(north, mixed(8));
    server.clock.set(THIRD_DAY);
    await Promise.all([publish(server), publish(server), publish(server)]);
    const table = await published(north.worker.organisationId);
    expect(table).toHaveLength(2);
    expect(await stored()).toEqual([]);
    await later('2027-01-20T12:00:00.000Z');
    expect(await published(north.worker.organisationId)).toEqual(table);
  });

  it('catches up on every quarter that a server slept through', async () => {
    const { north, organisation } = await openOrganisation();
    await sendAll(north, mixed(6));
    server.clock.set('2027-02-01T12:00:00.000Z');
    await sendAll(north, mixed(7));
    await later('2027-09-01T12:00:00.000Z');
    const admin = await server.staff({ organisation, role: 'admin' });
    expect(await read(admin, north)).toMatchObject({ published: ['2026Q4', '2027Q1'], through: '2027Q2' });
  });

  it('is never undone: deleting a child and counting anew change no published table', async () => {
    const { north } = await openOrganisation();
    const children = await sendAll(north, mixed(8));
    await later(THIRD_DAY);
    const table = await published(north.worker.organisationId);
    server.clock.set('2027-01-05T12:00:00.000Z');
    await deleteChild(present(children[0], 'children[0]'), 0);
    await deleteChild(present(children[1], 'children[1]'), 1);
    await beginCounting(figureServices(server));
    await publish(server);
    expect(await published(north.worker.organisationId)).toEqual(table);
    expect(await stored()).toEqual([]);
  });

  it.each([0, 1] as const)('leaves out a child deleted before it (keepAnswers=%i)', async (keepAnswers) => {
    const { north, organisation } = await openOrganisation();
    const children = await sendAll(north, mixed(5));
    server.clock.set('2027-01-01T12:00:00.000Z');
    await deleteChild(present(children[0], 'children[0]'), keepAnswers);
    await later(THIRD_DAY);
    const admin = await server.staff({ organisation, role: 'admin' });
    expect(await read(admin, north)).toMatchObject({ allWithheld: 'few' });
  });
});

describe('running counts', () => {
  it.each([0, 1] as const)(
    'are byte for byte as before an erased child came (keepAnswers=%i)',
    async (keep) => {
      const { north } = await openOrganisation();
      const empty = await stored();
      const [alone] = await sendAll(north, ['bad']);
      expect(await stored()).not.toEqual(empty);
      await deleteChild(present(alone, 'alone'), keep);
      expect(await stored()).toEqual(empty);
      await sendAll(north, ['good', 'good', 'bad']);
      const before = await stored();
      const [child] = await sendAll(north, ['bad']);
      expect(await stored()).not.toEqual(before);
      await deleteChild(present(child, 'child'), keep);
      expect(await stored()).toEqual(before);
    },
  );

  it('tell nothing in clear: no id, no answer, and no length of what was chosen', async () => {
    const { north } = await openOrganisation();
    await sendAll(north, ['good']);
    const [row] = await stored();
    await sendAll(north, ['bad', 'bad']);
    for (const { sealed } of await stored()) expect(sealed).toHaveLength(present(row, 'row').sealed.length);
    for (const text of ['mood', 'good', north.form.metadata.id, north.worker.unitId]) {
      expect(row?.sealed.includes(text)).toBe(false);
      expect(row?.name.includes(text)).toBe(false);
    }
  });

  it('do not drift under twenty writers and deletions at once, and a rebuild changes nothing', async () => {
    const { north } = await openOrganisation();
    const children = await Promise.all(Array.from({ length: 20 }, () => north.join()));
    const [gone, staying] = [children.slice(0, 6), children.slice(6)];
    for (const child of gone) await sendMood(child, north.asked, 'bad');
    await Promise.all([
      ...staying.map((child, n) => sendMood(child, north.asked, n % 2 ? 'good' : 'bad')),
      ...gone.map((child) => deleteChild(child, 0)),
    ]);
    expect(await findDrift(figureServices(server))).toEqual([]);
    const before = await stored();
    await server.db.deleteFrom('running_counts').execute();
    expect(await findDrift(figureServices(server))).not.toEqual([]);
    await beginCounting(figureServices(server));
    await countAnew(figureServices(server));
    expect(await stored()).toEqual(before);
  });
});
