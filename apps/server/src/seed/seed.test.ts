import type { Invitations, MoodHistory, Profile, StaffInvitation, StatsAnswers, Story } from '@lykta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../testing/browser.ts';
import { solveBotCheck } from '../testing/bot-check.ts';
import { openTestServer, ORIGIN, type TestServer } from '../testing/test-server.ts';
import { createKeyRing } from '../security/child-key.ts';
import { findDrift } from '../features/statistics/rebuild.ts';
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
  const browser = createBrowser(server.app, ORIGIN);
  const reply = await browser.post('/staff/signin', { email, password: PASSWORDS.staff });
  expect(reply.status).toBe(200);
  return browser;
};

describe('the demo', () => {
  it('is there once', async () => {
    expect(await hasDemo(server)).toBe(true);
  });

  it('has a child who can sign in and has a life: moods, people, homes, a story, an invitation', async () => {
    const browser = createBrowser(server.app, ORIGIN);
    const altcha = await solveBotCheck(browser, 'login');
    const signedIn = await browser.post('/clients/signin', {
      username: CHILDREN[0]!.phone,
      password: PASSWORDS.child,
      altcha,
    });
    expect(signedIn.status).toBe(200);
    expect(Object.keys((await browser.get('/clients/moods')).body as MoodHistory).length).toBeGreaterThan(14);
    const profile = (await browser.get('/clients/profile')).body as Profile;
    expect([Object.keys(profile.persons).length, Object.keys(profile.houses).length]).toEqual([7, 2]);
    const story = (await browser.get('/clients/beb/beb/2')).body as Story;
    expect(story.active?.FAMILY?.mentioned.length).toBeGreaterThan(3);
    const { accepted } = (await browser.get('/clients/invitations')).body as Invitations;
    expect(accepted[0]?.requests[0]?.done).toEqual(expect.any(String));
    expect((await browser.get('/clients/readings')).body).toMatchObject([{ unit: UNITS.north }]);
  });

  it('has workers who see donuts of their own unit, and an admin from whom the small unit is held back', async () => {
    const karin = await asStaff(STAFF[1]!.email);
    const [invitation] = (await karin.get('/staff/invitations')).body as StaffInvitation[];
    const stats = async (browser: Browser, query: Record<string, string>) =>
      (
        await browser.get(
          `/staff/answers/infor-motet/1?${new URLSearchParams({ format: 'stats', ...query })}`,
        )
      ).body as StatsAnswers;
    const own = await stats(karin, { invitation: invitation!.id });
    expect(own.data.metadata.clientCount).toBe(6);
    expect(Object.keys(own.data.questions).length).toBeGreaterThan(4);
    const amira = await asStaff(STAFF[0]!.email);
    expect((await stats(amira, { unit: UNITS.south })).data).toMatchObject({
      suppressed: true,
      questions: {},
    });
    expect((await stats(amira, {})).data.metadata.clientCount).toBe(9);
  });

  it('counts right', async () => {
    expect(await findDrift(server.db, { keyRing: createKeyRing(server.config.secrets) })).toEqual([]);
  });
});
