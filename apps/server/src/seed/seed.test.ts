import { present } from '@lykta/domain';
import { StatsAnswers } from '@lykta/domain';
import { invitationsOf } from '../testing/case.ts';
import {
  LIST_READINGS,
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
import { CHILDREN, PASSWORDS, STAFF, UNITS } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  expect(await hasDemo(server)).toBe(false);
  await seedDemo(server.config, server, server.clock.now());
});
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

  it('has a child who can sign in and has a life: moods, people, homes, a story, an invitation', async () => {
    const browser = createBrowser(server.app, server.config.origins);
    const altcha = await solveBotCheck(browser, 'login');
    const signedIn = await browser.call(SIGN_IN, {
      body: {
        username: present(CHILDREN[0], 'CHILDREN[0]').phone,
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
    const karin = await asStaff(STAFF.north.email);
    const stats = async (browser: Browser, query: Record<string, string>): Promise<StatsAnswers['data']> => {
      const params = { formId: 'infor-motet', formVersion: 1 };
      const querystring = { format: 'stats', ...query };
      return StatsAnswers.parse(await browser.ok(READ_STAFF_ANSWERS, { params, querystring })).data;
    };
    const own = await stats(karin, { unit: UNITS.north });
    expect(own).toMatchObject({ kind: 'live', metadata: { clientCount: 6 }, reasonNeeded: [] });
    expect(Object.keys(own.questions).length).toBeGreaterThan(4);
    const amira = await asStaff(STAFF.admin.email);
    const all = await stats(amira, {});
    expect(all).toMatchObject({ kind: 'published', published: ['2026Q2', '2026Q3'], through: '2026Q3' });
    expect(all.metadata.clientCount).toBeGreaterThan(18);
    for (const unit of Object.values(UNITS)) {
      expect(Object.keys((await stats(amira, { unit })).questions).length).toBeGreaterThan(4);
    }
  });

  it('counts right', async () => {
    expect(await findDrift(figureServices(server))).toEqual([]);
  });
});
