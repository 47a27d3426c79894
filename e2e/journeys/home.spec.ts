import { present, type WholeLanguage } from '@lykta/domain';
import { ADD_HOUSE, SAVE_MOOD, SET_AVATAR, SET_BIRTH_YEAR, SET_GENDER } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingForm } from '../src/api-staff.ts';
import { makeHousehold } from '../src/household.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { createWorker } from '../src/staff.ts';
import { settle } from '../src/screen-checks.ts';
import { expect, test } from '../src/stack.ts';

const words = {
  sv: {
    ready: 'Gör min profil klar',
    answer: 'Svara på frågor',
    profile: 'Min profil',
    invitations: /^Inbjudningar/,
    one: '1 ny',
    locked: 'Svara på den ovanför först',
    school: 'Skolan',
    ok: 'Okej',
    done: 'Klar',
    close: 'Okej',
    streak: '1 dag i rad',
    question: 'Vill du svara på några frågor nu?',
    yes: 'Ja, gärna',
    out: 'Logga ut',
    create: 'Skapa konto',
    greetings: ['God morgon!', 'Hej igen!', 'God kväll!', 'Hej där!'],
  },
  en: {
    ready: 'Make my profile ready',
    answer: 'Answer questions',
    profile: 'My profile',
    invitations: /^Invitations/,
    one: '1 new',
    locked: 'Answer the one above first',
    school: 'School',
    ok: 'Okay',
    done: 'Done',
    close: 'OK',
    streak: '1 day in a row',
    question: 'Do you want to answer some questions now?',
    yes: 'Yes, please',
    out: 'Log out',
    create: 'Create an account',
    greetings: ['Good morning!', 'Hello again!', 'Good evening!', 'Hi there!'],
  },
} satisfies Record<WholeLanguage, unknown>;

const home = `${urls.child}/home`;

for (const language of variations(['sv', 'en'] as const)) {
  const word = words[language];
  const logMood = async (page: Page) => {
    await page.goto(home);
    await page.getByRole('main').getByRole('link', { name: word.ok, exact: true }).click();
    await page.getByRole('button', { name: word.done, exact: true }).click();
    await expect(page.getByRole('dialog', { name: word.streak })).toBeVisible();
  };

  test(`the main button asks for what is missing, in its order: ${language} @long`, async ({ openAs }) => {
    const child = await ApiChild.create();
    const page = await openAs(child, { language });
    const next = page.getByRole('link', { name: word.ready });
    const leadsTo = async (path: string) => {
      await page.goto(home);
      await expect(next).toHaveAttribute('href', path);
      await expect(page.getByRole('link', { name: word.profile, exact: true })).toBeHidden();
    };
    await leadsTo('/avatar');
    await child.call(SET_AVATAR, { body: { avatar: { type: 'ID', data: 'child-03' } } });
    await leadsTo('/birthyear');
    await child.call(SET_BIRTH_YEAR, { body: { birthYear: 2012 } });
    await leadsTo('/gender');
    await child.call(SET_GENDER, { body: { gender: 'MALE' } });
    await leadsTo('/accommodation');
    await child.call(ADD_HOUSE, { body: { type: 'APARTMENT', avatar: 'house-apartment' } });
    await page.goto(home);
    await expect(page.getByRole('button', { name: word.answer })).toBeVisible();
    await expect(page.getByRole('link', { name: word.profile, exact: true })).toHaveAttribute(
      'href',
      '/myprofile',
    );
    await expect(next).toBeHidden();
  });

  test(`after a mood check: only OK, or with a complete profile the questions: ${language} @long`, async ({
    openAs,
  }) => {
    const child = await ApiChild.create();
    const page = await openAs(child, { language });
    await logMood(page);
    await expect(page.getByText(word.question)).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: word.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // It is not shown again after a reload.
    await page.reload();
    await expect(page.getByRole('heading', { name: word.streak })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const ready = await ApiChild.create();
    await makeHousehold(ready);
    const other = await openAs(ready, { language });
    await logMood(other);
    await expect(other.getByRole('dialog').getByText(word.question)).toBeVisible();
    await other.getByRole('dialog').getByRole('link', { name: word.yes }).click();
    // If no area is selected, the questions link leads to home with the list open.
    await expect(other).toHaveURL(/\/home$/);
    await expect(other.getByRole('button', { name: word.answer })).toHaveAttribute('aria-expanded', 'true');
  });

  test(`invitations are counted, and their forms open one after the other: ${language}`, async ({
    openAs,
    server,
  }) => {
    const staff = await ApiStaff.signIn(await createWorker(server));
    const child = await ApiChild.create();
    await makeHousehold(child);
    const page = await openAs(child, { language });
    await page.goto(home);
    await expect(page.getByRole('button', { name: word.answer })).toBeVisible();
    await expect(page.getByRole('link', { name: word.invitations })).toBeHidden();

    const forms = [
      { ...meetingForm, order: 1 },
      { id: 'school', version: 1, order: 2 },
    ];
    await child.verify();
    const { code } = await staff.invite({ recipients: [child.account.phone], forms });
    await page.reload();
    const row = page.getByRole('link', { name: word.invitations });
    await expect(row).toContainText(word.one);
    await child.accept(code);
    await page.reload();
    await expect(row).not.toContainText(word.one);
    await page.getByRole('button', { name: word.answer }).click();
    await expect(page.getByText(word.locked)).toHaveCount(1);
  });

  test(`home greets by the hour and never by name, and lets go: ${language}`, async ({ openAs }) => {
    const page = await openAs(await ApiChild.create(), { language });
    for (const [hour, greeting] of [7, 13, 20, 2].map(
      (at, index) => [at, present(word.greetings[index], 'word.greetings[index]')] as const,
    )) {
      await page.clock.setFixedTime(new Date(2026, 10, 20, hour));
      await page.goto(home);
      // The drawn page greets as well; home is what counts here.
      await settle(page);
      await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    }
    await page.getByRole('button', { name: word.out }).click();
    await expect(page.getByRole('link', { name: word.create })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: word.out })).toBeHidden();
  });
}

test('an app that slept overnight wakes to a new day', async ({ openAs, server }) => {
  try {
    await server.moveTo('2026-11-20T17:00:00Z');
    const child = await ApiChild.create();
    await child.call(SAVE_MOOD, { body: { timestamp: '2026-11-20T16:00:00Z', level0: 4 } });
    const page = await openAs(child);
    await page.clock.setFixedTime('2026-11-20T17:00:00Z');
    await page.goto(home);
    await expect(page.getByText('valt idag')).toBeAttached();
    await server.moveTo('2026-11-21T07:00:00Z');
    await page.clock.setFixedTime('2026-11-21T07:00:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { level: 1, name: 'God morgon!' })).toBeVisible();
    await expect(page.getByText('valt idag')).toBeHidden();
    await expect(page.getByRole('heading', { name: '1 dag i rad' })).toBeVisible();
  } finally {
    await server.moveTo();
  }
});
