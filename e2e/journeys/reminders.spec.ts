import {
  addDays,
  reminderMessages,
  type WholeLanguage,
  type PushPayload,
  type ReminderPool,
} from '@lykta/domain';
import { DELETE_ACCOUNT, READ_SESSION, SIGN_OUT } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { signIn } from '../src/child.ts';
import { variations } from '../src/long.ts';
import type { Options } from '../src/open-as.ts';
import { urls } from '../src/ports.ts';
import { PushService } from '../src/push-service.ts';
import { expect, test } from '../src/stack.ts';
import { wholeBrowser } from '../src/whole-browser.ts';

// The headless shell has no notification permission.
test.use(wholeBrowser);

const words = {
  sv: {
    toggle: 'Påminn mig om att titta in',
    denied: /Slå på dem i mobilens inställningar/,
    home: 'Stöd och hjälp',
  },
  en: { toggle: 'Remind me to drop in', denied: /in the settings of your phone/, home: 'Support and help' },
} satisfies Record<WholeLanguage, unknown>;

/** A browser for reminders, with the product's own service worker. */
const phone: Options = { serviceWorkers: 'allow', permissions: ['notifications'] };

const invitation: PushPayload = {
  body: 'Det finns något nytt till dig.',
  channel: 'Invitation',
  path: '/invitations/accept',
};

let push: PushService;
test.beforeEach(async () => {
  push = await PushService.start();
});
test.afterEach(async ({ server }) => {
  push.stop();
  await server.moveTo();
});

const reminders = (page: Page, language: WholeLanguage = 'sv') =>
  page.getByRole('switch', { name: words[language].toggle });

async function turnOn(page: Page, language: WholeLanguage = 'sv'): Promise<void> {
  await push.serve(page.context());
  await page.goto(`${urls.child}/settings`);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/notifications/token') && reply.request().method() === 'PUT',
  );
  await reminders(page, language).check();
  expect((await saved).status()).toBe(204);
  await expect(reminders(page, language)).toBeChecked();
}

/** Reminders use UTC days; one or two hours before midnight UTC, Stockholm already has the next day. */
const utcDay = () => new Date().toISOString().slice(0, 10);

const bodies = (pool: ReminderPool, language: WholeLanguage) =>
  reminderMessages[pool].map((text) => text[language]);

for (const language of ['sv', 'en'] as const) {
  test(`a month of reminders comes on its days, in words that give nothing away: ${language}`, async ({
    openAs,
    server,
  }) => {
    const child = await ApiChild.create();
    const page = await openAs(child, { ...phone, language });
    await turnOn(page, language);
    const today = utcDay();

    /** Returns the message pool of a day's notification; undefined if none came. */
    const poolOn = async (day: number): Promise<string | undefined> => {
      const before = push.received.length;
      await server.moveTo(`${addDays(today, day)}T14:59:00Z`);
      await server.runBackground();
      expect(push.received.length, `before 15 UTC on day ${day}`).toBe(before);
      await server.moveTo(`${addDays(today, day)}T19:01:00Z`);
      await server.runBackground();
      await server.runBackground();
      const [message, ...more] = push.received.slice(before);
      expect(more, `more than one on day ${day}`).toEqual([]);
      if (!message) return undefined;
      expect(message).toMatchObject({ channel: 'Moodcheck', path: '/home' });
      const pools: ReminderPool[] = ['daily', 'gap', 'long-gap'];
      return pools.find((pool) => bodies(pool, language).includes(message.body)) ?? message.body;
    };
    const came: Record<number, string> = {};
    for (let day = 1; day <= 34; day += 1) {
      const pool = await poolOn(day);
      if (pool) came[day] = pool;
    }
    expect(came).toEqual({
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, 'daily'])),
      ...Object.fromEntries([9, 11, 13].map((day) => [day, 'gap'])),
      ...Object.fromEntries([16, 23, 30].map((day) => [day, 'long-gap'])),
    });
  });
}

// `@kept`: the browser's storage holds the device id, by which the server knows at once which device no longer wants
// reminders. Without it the server learns that from the push service, which this journey does not simulate.
test(
  'being here starts the month anew, and another language is spoken from the next evening',
  { tag: '@kept' },
  async ({ openAs, server }) => {
    const page = await openAs(await ApiChild.create(), phone);
    await turnOn(page);
    const today = utcDay();
    const evening = async (day: number) => {
      const before = push.received.length;
      await server.moveTo(`${addDays(today, day)}T19:01:00Z`);
      await server.runBackground();
      return push.received.slice(before).map(({ body }) => body);
    };
    // Day 8 has no reminder; after a visit on it, days 9 and 10 have one.
    await server.moveTo(`${addDays(today, 8)}T12:00:00Z`);
    await page.goto(`${urls.child}/home`);
    await expect(page.getByRole('link', { name: words.sv.home })).toBeVisible();
    expect(await evening(8)).toEqual([]);
    expect(bodies('daily', 'sv')).toEqual(expect.arrayContaining(await evening(9)));
    expect(await evening(10)).toHaveLength(1);

    await page.goto(`${urls.child}/settings`);
    await expect(reminders(page)).toBeChecked();
    const sent = page.waitForResponse((reply) => reply.request().postDataJSON()?.language === 'en');
    await page.getByRole('radio', { name: 'English' }).click();
    await sent;
    await expect(reminders(page, 'en')).toBeChecked();
    const [spoken] = await evening(11);
    expect(bodies('daily', 'en')).toContain(spoken);

    const ended = page.waitForResponse((reply) => !/GET|OPTIONS/.test(reply.request().method()));
    await reminders(page, 'en').uncheck();
    await ended;
    await expect(reminders(page, 'en')).not.toBeChecked();
    expect(await evening(12)).toEqual([]);
  },
);

for (const language of variations(['sv', 'en'] as const)) {
  test(`a browser that says no: the toggle goes back, with a hint: ${language} @long`, async ({ openAs }) => {
    const page = await openAs(await ApiChild.create(), { serviceWorkers: 'allow', language });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting: 'denied',
      origin: urls.child,
    });
    await page.goto(`${urls.child}/settings`);
    await reminders(page, language).click();
    await expect(page.getByText(words[language].denied)).toBeVisible();
    await expect(reminders(page, language)).not.toBeChecked();
  });
}

test('signing out everywhere ends them here too, and the toggle says so', async ({ openAs, server }) => {
  const child = await ApiChild.create();
  const page = await openAs(child, phone);
  await turnOn(page);
  await server.moveTo(`${addDays(utcDay(), 1)}T14:00:00Z`);
  await child.signIn();
  await child.call(SIGN_OUT, { body: { everywhere: true } });
  await page.reload();
  await expect(page).toHaveURL(/\/(login)?$/);
  await signIn(page, child.account);
  await page.goto(`${urls.child}/settings`);
  await expect(reminders(page)).not.toBeChecked();
  await server.moveTo(`${addDays(utcDay(), 2)}T19:01:00Z`);
  await server.runBackground();
  expect(push.received).toEqual([]);
});

test('what waits to be sent goes with the account', async ({ openAs, server }) => {
  const child = await ApiChild.create();
  const page = await openAs(child, phone);
  await turnOn(page);
  const { id } = await child.call(READ_SESSION);
  await server.moveTo(`${addDays(utcDay(), 1)}T19:01:00Z`);
  await child.signIn();
  await child.call(DELETE_ACCOUNT, { params: { id }, querystring: { keepAnswers: '0' } });
  await server.runBackground();
  expect(push.received).toEqual([]);
});

test('a push is shown by the app’s own worker; pressed, an invitation that is gone says so', async ({
  openAs,
}) => {
  const page = await openAs(await ApiChild.create(), phone);
  await turnOn(page);
  // As text for the worker, because this project has no worker types. A notification that was just sent may not be
  // shown yet.
  await expect(async () => {
    const shown = await page
      .context()
      .serviceWorkers()
      .at(-1)!
      .evaluate(
        `(async () => {
          self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(invitation))} }));
          let shown;
          for (let looks = 0; !shown && looks < 500; looks += 1) [shown] = await self.registration.getNotifications();
          if (!shown) return null;
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification: shown }));
          return { title: shown.title, tag: shown.tag };
        })()`,
      );
    expect(shown).toEqual({ title: invitation.body, tag: invitation.channel });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/invitations\/accept$/);
  await expect(page.getByText('Inbjudan gäller inte. Säg till den som bjöd in dig.')).toBeVisible();
});
