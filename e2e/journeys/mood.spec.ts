import { everyUrlOf } from '../src/addresses.ts';
import { addDays, dayOf, type WholeLanguage, MoodHistory } from '@lykta/domain';
import { READ_MOODS, SAVE_MOOD } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const words = {
  sv: {
    chosen: 'valt idag',
    good: /^Bra/,
    crappy: 'Botten',
    hint: 'Ingen får veta att du tittar.',
    close: 'Stäng tipset',
    talk: /Vill du prata med någon nu/,
    unsafe: 'otrygg',
    more: 'Visa fler',
    all: 'Alla känslor',
    search: 'Sök en känsla',
    giggly: 'fnissig',
    ready: 'Klar',
    ok: 'Okej',
    done: 'Klar',
    failed: 'Vi kunde inte spara hur du mår. Prova igen.',
    two: '2 dagar i rad',
    chart: 'Se dina dagar',
    year: 'År',
    asList: 'Visa som lista',
    asTable: 'Visa som tabell',
    month: '30 dagar',
    calendar: 'Månad',
    back: 'En dag bakåt',
    empty: 'Här är det tomt än.',
    felt: 'Du valde fnissig.',
  },
  en: {
    chosen: 'chosen today',
    good: /^Good/,
    crappy: 'Rock bottom',
    hint: 'Nobody will know you looked.',
    close: 'Close the tip',
    talk: /Do you want to talk to someone now/,
    unsafe: 'unsafe',
    more: 'Show more',
    all: 'All feelings',
    search: 'Search for a feeling',
    giggly: 'giggly',
    ready: 'Done',
    ok: 'OK',
    done: 'Done',
    failed: 'We could not save how you feel. Try again.',
    two: '2 days in a row',
    chart: 'See your days',
    year: 'Year',
    asList: 'Show as a list',
    asTable: 'Show as a table',
    month: '30 days',
    calendar: 'Month',
    back: 'One day back',
    empty: 'It is empty here so far.',
    felt: 'You chose giggly.',
  },
} satisfies Record<WholeLanguage, unknown>;

const home = `${urls.child}/home`;

/** The nights of the clock changes in autumn and spring, with the expected text of each week. */
const nights = [
  {
    now: '2026-10-26T17:00:00Z',
    // 00:30 on Sunday in summer time, 23:45 on the same Sunday in winter time, 00:15 on Monday: a day of 25 hours.
    moods: [
      ['2026-10-24T10:00:00Z', 2],
      ['2026-10-24T22:30:00Z', 1],
      ['2026-10-25T22:45:00Z', 5],
      ['2026-10-25T23:15:00Z', 4],
    ],
    sv: ['Måndag 26 oktober: Bra', 'Söndag 25 oktober: Super', 'Lördag 24 oktober: Sådär'],
    en: ['Monday 26 October: Good', 'Sunday 25 October: Super', 'Saturday 24 October: So-so'],
    windows: { sv: ['20–26 oktober', '19–25 oktober'], en: [/20\s–\s26 October/, /19\s–\s25 October/] },
  },
  {
    now: '2026-03-30T17:00:00Z',
    // 00:15 on Sunday in winter time, 23:45 on the same Sunday in summer time, 00:15 on Monday: a day of 23 hours.
    moods: [
      ['2026-03-28T10:00:00Z', 2],
      ['2026-03-28T23:15:00Z', 1],
      ['2026-03-29T21:45:00Z', 5],
      ['2026-03-29T22:15:00Z', 4],
    ],
    sv: ['Måndag 30 mars: Bra', 'Söndag 29 mars: Super', 'Lördag 28 mars: Sådär'],
    en: ['Monday 30 March: Good', 'Sunday 29 March: Super', 'Saturday 28 March: So-so'],
    windows: { sv: ['24–30 mars', '23–29 mars'], en: [/24\s–\s30 March/, /23\s–\s29 March/] },
  },
] as const;

for (const language of variations(['sv', 'en'] as const)) {
  const word = words[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const history = async (child: ApiChild) => MoodHistory.parse(await child.call(READ_MOODS));

  test(`today’s mood is shown, can be changed, and a hard one shows where help is: ${language}`, async ({
    openAs,
  }) => {
    const child = await ApiChild.create();
    await child.call(SAVE_MOOD, { body: { timestamp: new Date().toISOString(), level0: 4 } });
    const page = await openAs(child, { language });
    await page.goto(home);
    const faces = page.getByRole('main').getByRole('link');
    await expect(faces.filter({ hasText: word.chosen })).toHaveAccessibleName(word.good);
    await page.goto(`${urls.child}/mood/crappy`);
    await expect(page.getByText(word.hint)).toBeVisible();
    await expect(page.getByRole('link', { name: word.talk })).toHaveAttribute('href', '/support/bad');
    await button(page, word.unsafe).click();
    await expect(page.getByRole('link', { name: word.talk })).toHaveAttribute('href', '/support/violence');
    await button(page, word.close).click();
    await expect(page.getByText(word.hint)).toBeHidden();

    await button(page, word.more).click();
    const all = page.getByRole('dialog', { name: word.all });
    await all.getByLabel(word.search).fill(word.giggly.slice(0, 4));
    await all.getByRole('button', { name: word.giggly, exact: true }).click();
    await all.getByRole('button', { name: word.ready }).click();
    await expect(button(page, word.giggly)).toHaveAttribute('aria-pressed', 'true');
    await button(page, word.unsafe).click();

    // If the server is down, the choice is not lost.
    await page.route(everyUrlOf(READ_MOODS), (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await button(page, word.done).click();
    await expect(page.getByText(word.failed)).toBeVisible();
    await button(page, word.done).click();
    await page.getByRole('dialog').getByRole('button', { name: word.ok }).click();
    // The hint was closed, so it does not appear again at home.
    await expect(page.getByText(word.hint)).toBeHidden();
    await expect(page.getByRole('main').locator('a[href="/mood/crappy"]')).toContainText(word.chosen);
    expect(Object.values(await history(child))).toMatchObject([{ level0: 0, level1: ['GIGGLY'] }]);
    await page.getByRole('link', { name: word.chart }).click();
    await expect(page.getByText(word.felt)).toBeVisible();
  });

  test(`a missed yesterday can be told for two days, and joins the row: ${language}`, async ({ openAs }) => {
    const child = await ApiChild.create();
    const now = new Date();
    const today = dayOf(now);
    await child.call(SAVE_MOOD, { body: { timestamp: now.toISOString(), level0: 4 } });
    const page = await openAs(child, { language });
    await page.goto(`${urls.child}/moodchart`);
    const day = page.getByRole('slider');
    for (const back of [1, 2]) {
      await day.press('ArrowLeft');
      await expect(page.locator(`a[href="/mood/ok?day=${addDays(today, -back)}"]`)).toBeVisible();
    }
    await day.press('ArrowLeft');
    await expect(page.locator('a[href^="/mood/ok"]')).toBeHidden();
    await page.goto(`${urls.child}/mood/ok?day=${addDays(today, -1)}`);
    await button(page, word.done).click();
    await expect(page.getByRole('dialog')).toContainText(word.two);
    expect((await history(child))[addDays(today, -1)]).toMatchObject({ level0: 3 });
  });

  for (const night of variations(nights)) {
    test(`a week over the night of the clock is right in chart and streak: ${language}, ${night.now} @long`, async ({
      openAs,
      server,
    }) => {
      try {
        await server.moveTo(night.now);
        const child = await ApiChild.create();
        for (const [timestamp, level0] of night.moods)
          await child.call(SAVE_MOOD, { body: { timestamp, level0 } });
        const page = await openAs(child, { language });
        await page.clock.setFixedTime(night.now);
        await page.goto(home);
        await expect(page.getByText(language === 'sv' ? '3 dagar i rad' : '3 days in a row')).toBeVisible();
        await page.getByRole('link', { name: word.chart }).click();
        const day = page.getByRole('slider');
        for (const heard of night[language]) {
          await expect(day).toHaveAttribute('aria-valuetext', heard);
          await day.press('ArrowLeft');
        }
        const [first, second] = night.windows[language];
        await expect(page.getByText(first)).toBeVisible();
        await button(page, word.back).click();
        await expect(page.getByText(second)).toBeVisible();
        await expect(day).toHaveAttribute('aria-valuetext', night[language][1]);
        // Another period also ends today.
        await page.getByRole('radio', { name: word.month }).check();
        await expect(day).toHaveAttribute('max', '29');
        await expect(day).toHaveAttribute('aria-valuetext', night[language][0]);
        await page.getByText(word.asTable).click();
        await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(3);
        await page.getByRole('radio', { name: word.calendar }).check();
        const days = page.getByRole('grid').getByRole('button');
        await expect(days.first()).toHaveAccessibleName(
          new RegExp(night[language][2].replace(': ', ', '), 'i'),
        );
        await expect(days).toHaveCount(3);
        await days.last().press('ArrowLeft');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 2, name: 'Super' })).toBeVisible();
        await page.getByRole('radio', { name: word.year }).check();
        await page.getByText(word.asList).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Super 1' })).toHaveCount(1);
      } finally {
        await server.moveTo();
      }
    });
  }

  test(`no face yet: the chart is empty and kind; an unknown mood leads home: ${language} @long`, async ({
    openAs,
  }) => {
    const page = await openAs(await ApiChild.create(), { language });
    await page.goto(`${urls.child}/moodchart`);
    await expect(page.getByText(word.empty)).toBeVisible();
    await page.goto(`${urls.child}/mood/fantastic`);
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('a hard day: thanks first, and help stays on home until the child closes it', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/mood/crappy`);
  await page.getByRole('button', { name: 'ledsen', exact: true }).click();
  await page.getByRole('button', { name: 'Klar', exact: true }).click();
  const thanks = page.getByRole('dialog', { name: 'Tack för att du berättar' });
  await expect(thanks.getByRole('link', { name: 'Prata med någon' })).toHaveAttribute('href', '/support/bad');
  await expect(thanks.getByText(/dag i rad|frågor/)).toBeHidden();
  await thanks.getByRole('button', { name: 'Okej' }).click();

  const help = page.getByRole('region', { name: words.sv.talk });
  await expect(help).toBeVisible();
  await page.goto(`${urls.child}/myprofile`);
  await page.goto(home);
  await expect(help).toBeVisible();
  await page.getByRole('button', { name: words.sv.close }).click();
  await expect(help).toBeHidden();
  await page.getByRole('link', { name: words.sv.chart }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tack för att du berättade.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dina dagar' })).toBeVisible();
  await expect(help).toBeHidden();
});
