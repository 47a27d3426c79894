import { DAY_MS, languageCodes, present, type Profile } from '@lykta/domain';
import { everyUrlOf } from '../src/addresses.ts';
import { CREATE_SHARE, READ_SHARED_STORY, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { answersOf, ApiChild } from '../src/api-child.ts';
import { makeHousehold } from '../src/household.ts';
import { twin } from '../src/long.ts';
import { speaking } from '../src/open-as.ts';
import { sheetsOf } from '../src/paper.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

const school = { formId: 'school', formVersion: 1 };
const told = { feel: 'bad', going: 'seldom' };
const worried = { safe: 'no' };

/** Creates a child with a home, whose answers say that school is hard and not safe. */
async function createTeller(): Promise<ApiChild> {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const { answers } = answersOf({ ...told, 'adult-knows': 'no', 'help-to-go': 'yes', ...worried });
  const away = [{ answer: 'tired', timestamp: new Date().toISOString() }];
  await child.call(SAVE_OWN_ANSWERS, {
    params: school,
    body: { answers: { ...answers, away }, inactive: {} },
  });
  return child;
}

/** Returns every key in a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** After a reload the page has no key any more, so the link must be opened again. */
async function openAgain(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

test('a link with two sections shows those two, prints on one sheet, and ends when the child says so', async ({
  openAs,
  openStranger,
}) => {
  const child = await createTeller();
  const phone = await openAs(child);
  await phone.goto(`${urls.child}/beb`);
  await phone.getByRole('link', { name: 'Dela min berättelse' }).click();
  const share = phone.getByRole('button', { name: /^(Dela|Kopiera) länken$/ });
  await expect(share).toBeDisabled();
  await phone.getByRole('switch', { name: /^Det jag vill ha hjälp med/ }).click();
  await phone.getByRole('switch', { name: /^Mina personer/ }).click();
  await expect(phone.getByRole('heading', { name: 'Jag vill ha hjälp med' })).toBeVisible();
  await phone.getByLabel('Vem ska få länken?').fill('Mormor');
  await share.click();
  const link = await phone.getByRole('dialog').getByLabel('Länken').inputValue();
  await phone.getByRole('dialog').getByRole('button', { name: 'Klar', exact: true }).click();

  const adult = await openStranger({ viewport: { width: 1280, height: 800 } });
  const asked: string[] = [];
  adult.on('request', (request) => asked.push(request.url()));
  const shared = adult.waitForResponse(everyUrlOf(READ_SHARED_STORY));
  await adult.goto(link);
  const reply = await shared;
  // The key is removed from the address bar and the history, and was in no address that a proxy sees.
  await expect(adult).toHaveURL(`${urls.child}/shared`);
  const key = present(link.split('#token=')[1], 'link.split(’#token=’)[1]');
  expect(await adult.evaluate(() => JSON.stringify([history.length, history.state]))).not.toContain(key);
  expect(asked.filter((url) => url.includes(key))).toEqual([]);
  expect(reply.headers()['cache-control']).toContain('no-store');
  const story: { profile: Profile } = await reply.json();
  expect(story).toMatchObject({
    RESOURCE: [],
    WORRIES: [],
    PROBLEM: [],
    lykta: [],
    profile: { houses: {}, housePersonMap: {} },
  });
  const ids = Object.keys(story.profile.persons);
  const allowed = ['profile', 'avatar', 'type', 'data', 'persons', 'houses', 'housePersonMap', ...ids].concat(
    languageCodes,
    ['RESOURCE', 'HELP', 'WORRIES', 'PROBLEM', 'lykta', 'qid', 'question', 'text', 'answer', 'sentences'],
  );
  expect(keysOf(story).filter((key) => !allowed.includes(key))).toEqual([]);
  expect(JSON.stringify(story)).not.toContain(child.account.phone);

  await expect(adult.getByRole('heading', { name: 'Jag vill ha hjälp med' })).toBeVisible();
  await expect(adult.getByText('Jag vill ha hjälp att komma till skolan.')).toBeVisible();
  await expect(adult.getByText('mamma', { exact: true })).toBeVisible();
  await expect(adult.locator('body')).not.toContainText('Det här oroar mig');
  await expect(adult.locator('body')).not.toContainText('Född 2012');
  await adult.emulateMedia({ media: 'print' });
  await expect(adult.getByText('mamma', { exact: true })).toBeVisible();
  await expect(adult.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect(adult.getByRole('button', { name: 'Lämna snabbt' })).toBeHidden();
  expect(await sheetsOf(adult, 'shared-story')).toBe(1);

  // Later answers are not part of the link.
  await child.call(SAVE_OWN_ANSWERS, {
    params: school,
    body: answersOf({ ...told, 'help-to-go': 'no', ...worried }),
  });
  await adult.emulateMedia({ media: 'screen' });
  await openAgain(adult, link);
  await expect(adult.getByRole('heading', { name: 'Jag vill ha hjälp med' })).toBeVisible();

  await phone.reload();
  await expect(
    phone
      .getByText(/^Öppnad \d gång/)
      .or(phone.getByText(/Öppnad \d gång/))
      .first(),
  ).toBeVisible();
  await phone.getByRole('button', { name: 'Ta bort länken Mormor' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(phone.getByText('Du har inga länkar nu.')).toBeVisible();
  await openAgain(adult, link);
  await expect(adult.getByRole('heading', { name: 'Länken fungerar inte längre' })).toBeVisible();
});

test('in English: sharing, and reading what was shared @long', async ({ openAs, openStranger }) => {
  const phone = await openAs(await createTeller(), { language: 'en' });
  await phone.goto(`${urls.child}/beb/share`);
  await phone.getByRole('switch', { name: /^What worries me/ }).click();
  await phone.getByRole('button', { name: /^(Share|Copy) the link$/ }).click();
  const link = await phone.getByRole('dialog').getByLabel('The link').inputValue();
  const adult = await openStranger({ storageState: speaking('en') });
  await adult.goto(link);
  await expect(adult.getByRole('heading', { name: 'This worries me' })).toBeVisible();
  await expect(adult.getByText('I don’t feel safe at school.')).toBeVisible();
});

test('five links live at most; taking one back makes room', async ({ openAs }) => {
  const child = await createTeller();
  for (const name of ['ett', 'två', 'tre', 'fyra', 'fem'])
    await child.call(CREATE_SHARE, { body: { name, sections: ['HELP'] } });
  const phone = await openAs(child);
  await phone.goto(`${urls.child}/beb/share`);
  await phone.getByRole('switch', { name: /^Det jag vill ha hjälp med/ }).click();
  const share = phone.getByRole('button', { name: /^(Dela|Kopiera) länken$/ });
  await expect(phone.getByText('Du har redan fem länkar. Ta bort en först.')).toBeVisible();
  await expect(share).toBeDisabled();
  await phone.getByRole('button', { name: 'Ta bort länken tre' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(share).toBeEnabled();
});

for (const [language, title, text] of [
  ['sv', 'Länken fungerar inte längre', 'Den kan vara gammal eller borttagen. Be barnet om en ny länk.'],
  ['en', 'The link no longer works', 'It may be old or removed. Ask the child for a new link.'],
] as const) {
  test(`two weeks by the server’s clock, and a link says kindly that it has ended, in ${language}${twin(language)}`, async ({
    openStranger,
    server,
  }) => {
    const child = await createTeller();
    const { token } = await child.call(CREATE_SHARE, { body: { name: '', sections: ['persons'] } });
    const adult = await openStranger({ storageState: speaking(language) });
    const link = `${urls.child}/shared#token=${token}`;
    await server.moveTo(new Date(Date.now() + 13.9 * DAY_MS).toISOString());
    await adult.goto(link);
    await expect(
      adult.getByText(language === 'sv' ? 'mamma' : 'mum', { exact: false }).first(),
    ).toBeVisible();
    await server.moveTo(new Date(Date.now() + 14.1 * DAY_MS).toISOString());
    await openAgain(adult, link);
    await expect(adult.getByRole('heading', { name: title })).toBeVisible();
    await expect(adult.getByText(text)).toBeVisible();
    await server.moveTo();
  });
}
