import type { StatsAnswers } from '@lykta/domain';
import { invitationsOf } from '../testing/case.ts';
import {
  LIST_NOTICES,
  LIST_READINGS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_LOAD,
  READ_MOODS,
  READ_PROFILE,
  READ_STAFF_ANSWERS,
  READ_STORY,
  SIGN_IN,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../testing/browser.ts';
import { solveBotCheck } from '../testing/bot-check.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { figureServices } from '../testing/figures.ts';
import { findDrift } from '../counts/rebuild.ts';
import { hasDemo, seedDemo } from './demo.ts';
import { CHILDREN } from './first-children.ts';
import { PASSWORDS, STAFF, UNITS } from './people.ts';
import { toldOfDemo } from './told.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  expect(await hasDemo(server)).toBe(false);
  await seedDemo(server.config, server, server.clock.now());
}, 180_000);
afterAll(() => server.close());

const asStaff = async (email: string): Promise<Browser> => {
  const browser = createBrowser(server.app, server.config.origins);
  const reply = await browser.call(SIGN_IN_STAFF, { body: { email, password: PASSWORDS.staff } });
  expect(reply.status).toBe(200);
  return browser;
};

describe('the demo', () => {
  it('is there once', async () => {
    expect(await hasDemo(server)).toBe(true);
  });

  it('says who can sign in, and where the data really is', () => {
    const told = toldOfDemo('embedded, started, in /srv/elsewhere/postgres').split('\n');
    expect(told).toContain('Data stays:  embedded, started, in /srv/elsewhere/postgres');
    expect(told).toContain(`Child:       ${CHILDREN[0]?.phone} · ${PASSWORDS.child}`);
  });

  it('has a child who can sign in and has a life: moods, people, homes, a story, an invitation', async () => {
    const browser = createBrowser(server.app, server.config.origins);
    const altcha = await solveBotCheck(browser, 'login');
    const signedIn = await browser.call(SIGN_IN, {
      body: {
        username: CHILDREN[0]!.phone,
        password: PASSWORDS.child,
        altcha,
      },
    });
    expect(signedIn.status).toBe(200);
    expect(Object.keys(await browser.ok(READ_MOODS)).length).toBeGreaterThan(14);
    const profile = await browser.ok(READ_PROFILE);
    expect([Object.keys(profile.persons).length, Object.keys(profile.houses).length]).toEqual([7, 2]);
    const story = await browser.ok(READ_STORY, { params: { formId: 'beb', formVersion: 2 } });
    expect(story.active?.FAMILY?.mentioned.length).toBeGreaterThan(3);
    const { accepted } = await invitationsOf(browser);
    expect(accepted[0]?.requests[0]?.done).toEqual(expect.any(String));
    expect((await browser.call(LIST_READINGS)).body).toMatchObject([{ unit: UNITS.north }]);
  });

  it('has workers who see live donuts of their own unit, and an admin who sees published ones', async () => {
    const karin = await asStaff(STAFF.karin.email);
    const stats = async (browser: Browser, query: Record<string, string>): Promise<StatsAnswers['data']> => {
      const params = { formId: 'infor-motet', formVersion: 1 };
      const querystring = { format: 'stats', ...query };
      return ((await browser.ok(READ_STAFF_ANSWERS, { params, querystring })) as StatsAnswers).data;
    };
    const own = await stats(karin, { unit: UNITS.north });
    expect(own).toMatchObject({
      kind: 'live',
      metadata: { clientCount: expect.any(Number) },
      reasonNeeded: [],
    });
    expect(own.metadata.clientCount).toBeGreaterThan(6);
    expect(Object.keys(own.questions).length).toBeGreaterThan(4);
    const amira = await asStaff(STAFF.amira.email);
    const all = await stats(amira, {});
    expect(all).toMatchObject({
      kind: 'published',
      published: ['2025Q4', '2026Q1', '2026Q2', '2026Q3'],
      through: '2026Q3',
    });
    expect(all.metadata.clientCount).toBeGreaterThan(18);
    for (const unit of Object.values(UNITS)) {
      expect(Object.keys((await stats(amira, { unit })).questions).length).toBeGreaterThan(4);
    }
  });

  it('has sixty children of three units, with what a year of cases brings', async () => {
    const karin = await asStaff(STAFF.karin.email);
    const amira = await asStaff(STAFF.amira.email);
    const { clients: all } = await amira.ok(LIST_STAFF_CHILDREN);
    // One has an account, and has not replied to its invitation.
    expect(all).toHaveLength(59);
    const load = await amira.ok(READ_LOAD);
    expect(new Set(load.map(({ unit }) => unit))).toEqual(new Set(Object.values(UNITS)));
    expect(new Set(load.map(({ worker }) => worker)).size).toBe(5);
    const { clients: north } = await karin.ok(LIST_STAFF_CHILDREN, { querystring: { sort: 'matters' } });
    const monday = north.find(({ label }) => label === 'Kl 9 måndag')!;
    const days = Map.groupBy(monday.sent, ({ at }) => at);
    expect(Math.max(...[...days.values()].map((sent) => sent.length))).toBe(3);
    expect(north.some(({ ended }) => ended !== undefined)).toBe(true);
    expect(all.some(({ left }) => left !== undefined)).toBe(true);
    const sent = north.flatMap((child) => child.sent);
    const readers = sent.flatMap((one) => one.readers.map(({ name }) => name));
    expect(new Set(readers)).toEqual(new Set([STAFF.karin.name, STAFF.sanna.name]));
    expect(sent.some(({ answerBack }) => answerBack)).toBe(true);
    expect(sent.some(({ recorded }) => recorded)).toBe(true);
    expect(sent.some(({ readers: list }) => list.length === 0)).toBe(true);
    const invitations = await amira.ok(LIST_STAFF_INVITATIONS);
    const requests = invitations.flatMap((one) => one.requests);
    expect(requests.some(({ withdrawn }) => withdrawn)).toBe(true);
    expect(requests.some(({ repeat, remindOn, lastDay }) => repeat && remindOn && lastDay)).toBe(true);
    expect(invitations.some(({ deletedChildren }) => deletedChildren.length > 0)).toBe(true);
    const sanna = await asStaff(STAFF.sanna.email);
    expect((await sanna.ok(LIST_NOTICES)).filter(({ kind }) => kind === 'received')).toHaveLength(2);
    // Karin handed them over herself.
    expect((await karin.ok(LIST_NOTICES)).filter(({ kind }) => kind === 'handed-over')).toEqual([]);
  });

  it('counts right', async () => {
    expect(await findDrift(figureServices(server))).toEqual([]);
  });
});
