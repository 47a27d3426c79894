import { addDays, dayOf, type Profile } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Nästa', exact: true });
const done = (page: Page) => page.getByRole('button', { name: 'Klar', exact: true });

test('the first minutes: a figure of one’s own, homes, and a reload in the middle', async ({ openAs }) => {
  test.setTimeout(150_000);
  const child = await ApiChild.create();
  const page = await openAs(child, { hasTouch: true });
  await page.goto(`${urls.child}/profile`);
  await page.getByRole('button', { name: 'Gör en egen figur' }).tap();
  await expect(page.getByRole('heading', { name: 'Gör din figur' })).toBeVisible();
  await page.getByRole('tab', { name: 'Glasögon' }).tap();
  const glasses = page.getByRole('radiogroup', { name: 'Glasögon' }).getByRole('radio');
  await glasses.nth(2).tap();
  await expect(glasses.nth(2)).toBeChecked();
  await page.getByRole('button', { name: 'Slumpa' }).tap();
  await page.getByRole('button', { name: 'Ångra' }).tap();
  await expect(glasses.nth(2)).toBeChecked();
  await done(page).tap();
  await expect(page.getByRole('heading', { name: 'Så här ser du ut!' })).toBeVisible();
  await page.getByRole('button', { name: 'Gå vidare' }).tap();

  await page.getByLabel('Födelseår').fill('1890');
  await expect(page.getByText(/^Skriv ett år mellan 1916 och 2026/)).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Födelseår').fill('2012');
  await next(page).tap();
  await expect(page.getByRole('heading', { name: 'Vilket kön har du?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vilket kön har du?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Kille', exact: true }).tap();

  await expect(page.getByRole('heading', { name: 'Hur bor du?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Radhus' }).tap();
  await next(page).tap();
  await expect(page.getByRole('heading', { name: 'Vilka bor där?' })).toBeVisible();
  await next(page).tap();
  await page.getByRole('button', { name: 'Nej, det var alla' }).tap();
  await expect(page.getByRole('heading', { name: 'Nu är din profil klar!' })).toBeVisible();
  await page.getByRole('link', { name: 'Till startsidan' }).tap();
  await expect(page).toHaveURL(/\/home$/);
  const profile = (await child.call('GET', 'clients/profile')) as Profile;
  expect(profile).toMatchObject({ avatar: { type: 'PARTS' }, birthYear: 2012, gender: 'MALE' });
});

test('what the profile says can be changed, and a home be taken away', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const page = await openAs(child);
  await page.goto(`${urls.child}/home`);
  await page.getByRole('link', { name: 'Min profil' }).click();
  await page.getByRole('link', { name: '2012' }).click();
  await page.getByLabel('Födelseår').fill('2013');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.getByRole('link', { name: '2013' }).click();
  await page
    .getByRole('link', { name: 'Tillbaka' })
    .or(page.getByRole('button', { name: 'Tillbaka' }))
    .click();
  await page.getByRole('link', { name: 'Tjej' }).click();
  await page.getByRole('button', { name: 'Icke-binär', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Icke-binär' })).toBeVisible();

  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await page.getByRole('checkbox', { name: 'kompis' }).check();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('heading', { name: 'Andra personer' })).toBeHidden();
  const profile = (await child.call('GET', 'clients/profile')) as Profile;
  expect(Object.values(profile.housePersonMap)[0]).toHaveLength(2);

  await page.getByRole('link', { name: 'Lägg till eller ta bort personer' }).click();
  await page.getByRole('button', { name: 'Ta bort hemmet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Andra personer' })).toBeVisible();
  expect(((await child.call('GET', 'clients/profile')) as Profile).houses).toEqual({});
});

test('today’s mood is shown, can be changed, and a hard one shows where help is', async ({ openAs }) => {
  const child = await ApiChild.create();
  await child.call('PUT', 'clients/moods', { timestamp: new Date().toISOString(), level0: 4, level1: [] });
  const page = await openAs(child);
  await page.goto(`${urls.child}/home`);
  const faces = page.getByRole('main').getByRole('link');
  await expect(faces.filter({ hasText: 'valt idag' })).toHaveAccessibleName(/^Bra/);
  await faces.filter({ hasText: 'Botten' }).click();
  await expect(page.getByText('Ingen får veta att du tittar.')).toBeVisible();
  await page.getByRole('button', { name: 'Stäng tipset' }).click();
  await expect(page.getByText('Ingen får veta att du tittar.')).toBeHidden();
  await page.getByRole('button', { name: 'Visa fler' }).click();
  const all = page.getByRole('dialog', { name: 'Alla känslor' });
  await all.getByLabel('Sök en känsla').fill('led');
  await all.getByRole('button', { name: 'ledsen', exact: true }).click();
  await all.getByRole('button', { name: 'Klar med känslor' }).click();
  await expect(page.getByRole('button', { name: 'ledsen', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await done(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(faces.filter({ hasText: 'Botten' })).toContainText('valt idag');
  const history = (await child.call('GET', 'clients/moods')) as Record<string, { level0: number }>;
  expect(Object.values(history)).toMatchObject([{ level0: 0 }]);
});

test('a missed yesterday can be told afterwards, and joins the row of days', async ({ openAs }) => {
  const child = await ApiChild.create();
  const now = new Date();
  await child.call('PUT', 'clients/moods', { timestamp: now.toISOString(), level0: 4 });
  const page = await openAs(child);
  await page.goto(`${urls.child}/moodchart`);
  const day = page.getByRole('slider');
  await expect(day).toHaveAttribute('aria-valuetext', /: Bra$/);
  await day.press('ArrowLeft');
  await page.locator(`a[href^="/mood/ok?day="]`).click();
  await done(page).click();
  await expect(page.getByRole('dialog')).toContainText('2 dagar i rad');
  const history = (await child.call('GET', 'clients/moods')) as Record<string, { level0: number }>;
  expect(history[addDays(dayOf(now), -1)]).toMatchObject({ level0: 3 });
});

test('a week over the night when the clock goes back is right in chart and streak', async ({
  openAs,
  server,
}) => {
  try {
    await server.moveTo('2026-10-26T17:00:00Z');
    const child = await ApiChild.create();
    // 00:30 on Sunday by summer time, 23:45 on the same Sunday by winter time, 00:15 on Monday: 25 hours make one day.
    for (const [timestamp, level0] of [
      ['2026-10-24T10:00:00Z', 2],
      ['2026-10-24T22:30:00Z', 1],
      ['2026-10-25T22:45:00Z', 5],
      ['2026-10-25T23:15:00Z', 4],
    ])
      await child.call('PUT', 'clients/moods', { timestamp, level0 });
    const page = await openAs(child);
    await page.clock.setFixedTime('2026-10-26T17:00:00Z');
    await page.goto(`${urls.child}/home`);
    await expect(page.getByText('3 dagar i rad')).toBeVisible();
    await page.getByRole('link', { name: 'Se dina dagar' }).click();
    const day = page.getByRole('slider');
    const heard = (text: string) => expect(day).toHaveAttribute('aria-valuetext', text);
    await heard('Måndag 26 oktober: Bra');
    await day.press('ArrowLeft');
    await heard('Söndag 25 oktober: Super');
    await day.press('ArrowLeft');
    await heard('Lördag 24 oktober: Sådär');
    await day.press('ArrowLeft');
    await heard('Fredag 23 oktober: inget ansikte');
    await expect(page.getByText('20–26 oktober')).toBeVisible();
    await page.getByRole('button', { name: 'En dag bakåt' }).click();
    await expect(page.getByText('19–25 oktober')).toBeVisible();
    await heard('Söndag 25 oktober: Super');
    await page.getByRole('radio', { name: '30 dagar' }).check();
    await heard('Måndag 26 oktober: Bra');
  } finally {
    await server.moveTo();
  }
});

test('settings: the language, the theme and the text size stay after a reload', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await page.goto(`${urls.child}/settings`);
  await page.getByRole('radio', { name: 'Mörkt' }).check();
  await page.getByRole('radio', { name: 'Större' }).check();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Svenska' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
});

test('another number: the old one no longer signs in, the new one does', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child);
  await page.goto(`${urls.child}/settings`);
  await page.getByRole('radio', { name: 'E-post' }).check();
  const address = `${child.account.phone}@exempel.se`;
  await page.getByRole('textbox', { name: 'E-post' }).fill(address);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Sparat. Logga in med det nya nästa gång.')).toBeVisible();
  await expect(child.signIn()).rejects.toThrow('401');
  await child.signIn(address);
});

test('help is open to everybody, and an unknown link leads to it', async ({ page }) => {
  await page.goto(`${urls.child}/support`);
  await expect(page.getByRole('link', { name: 'Ring 112' })).toHaveAttribute('href', 'tel:112');
  await page.getByRole('link', { name: 'Jag blir mobbad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jag blir mobbad' })).toBeVisible();
  await expect(page.getByText(/^Vi kollade uppgifterna/).first()).toBeVisible();
  await page.goto(`${urls.child}/support/glimrande`);
  await expect(page).toHaveURL(/\/support$/);
});

for (const [choice, answer] of [
  ['Ja, behåll siffror', 'keepAnswers=1'],
  ['Nej, ta bort allt', 'keepAnswers=0'],
] as const) {
  test(`an account is taken away: ${choice}`, async ({ openAs, server }) => {
    const child = await ApiChild.create();
    const page = await openAs(child);
    try {
      // The session is older than a quarter of an hour: the password is asked for.
      await server.moveTo(new Date(Date.now() + 20 * 60_000).toISOString());
      await page.goto(`${urls.child}/settings`);
      await page.getByRole('link', { name: 'Ta bort mitt konto' }).click();
      await page.getByRole('button', { name: 'Ta bort mitt konto' }).click();
      await page.getByRole('button', { name: choice }).click();
      await page.getByLabel('Lösenord', { exact: true }).fill(child.account.password);
      const deleted = page.waitForRequest(
        (request) => request.method() === 'DELETE' && request.url().includes(answer),
      );
      await page.getByRole('main').locator('button[type=submit]').click();
      await deleted;
      await expect(page.getByRole('heading', { name: 'Ditt konto är borta' })).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('link', { name: 'Skapa konto' })).toBeVisible();
      await expect(child.signIn()).rejects.toThrow('401');
    } finally {
      await server.moveTo();
    }
  });
}
