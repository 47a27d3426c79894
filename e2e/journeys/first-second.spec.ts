import { READ_INVITATIONS, READ_MOODS, READ_PROFILE, READ_SESSION, addressOf } from '@lykta/domain/calls';
import type { BrowserContext, Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { settle } from '../src/screen-checks.ts';
import { expect, test } from '../src/stack.ts';

const neutral = 'https://www.smhi.se/';

/** Requests for the app's scripts never finish. */
const holdScripts = (context: BrowserContext) =>
  context.route('**/assets/*.js', () => new Promise<void>(() => {}));

/** Records which files and calls the app has requested, without the parts that differ between builds. */
function watchRequests(page: Page, withQuery = false): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push((withQuery ? pathname + search : pathname).replace(/-[\w-]{8}(?=\.(js|css)$)/, ''));
  });
  return asked;
}

const bars = [
  { language: 'sv' as const, loading: 'Laddar', exit: 'Lämna snabbt', support: 'Stöd' },
  { language: 'en' as const, loading: 'Loading', exit: 'Leave quickly', support: 'Support' },
];

for (const { language, loading, exit, support } of bars)
  test(`before any script has come, the bar and its ways out are there: ${language} @own`, async ({
    openAs,
  }) => {
    const page = await openAs(await ApiChild.create(), { language });
    await page.context().route(`${neutral}**`, (route) => route.fulfill({ body: 'Växlande molnighet' }));
    await holdScripts(page.context());
    await page.goto(`${urls.child}/settings`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: loading, exact: true })).toBeAttached();
    await expect(page.getByRole('button', { name: exit })).toBeInViewport();
    await expect(page.getByRole('link', { name: support })).toHaveAttribute('href', '/support');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await expect(page).toHaveURL(neutral);
  });

for (const { language, loading, hour, words } of [
  {
    language: 'sv' as const,
    loading: 'Laddar',
    hour: 20,
    words: ['God kväll!', 'Fint att se dig.', 'Hur är läget idag?'],
  },
  {
    language: 'en' as const,
    loading: 'Loading',
    hour: 8,
    words: ['Good morning!', 'Good to see you.', 'How are you today?'],
  },
])
  test(`before any script has come, home greets and says nothing else: ${language} @own`, async ({
    openAs,
  }) => {
    const page = await openAs(await ApiChild.create(), { language });
    await page.clock.setFixedTime(new Date(2026, 10, 26, hour));
    await holdScripts(page.context());
    await page.goto(`${urls.child}/home`, { waitUntil: 'commit' });
    for (const said of words) await expect(page.getByText(said, { exact: true })).toBeInViewport();
    await expect(page.getByRole('heading')).toHaveText([String(words[0]), String(words[2])]);
    await expect(page.getByRole('main')).toHaveText(`${words.join('')}${loading}`);
  });

test('a language that is chosen before any script has come is kept @visitor', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(urls.child, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('English');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goto(urls.child);
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});

test('the page itself asks for what home needs, before any script has come @own', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  await holdScripts(page.context());
  const asked = watchRequests(page);
  await page.goto(`${urls.child}/home`, { waitUntil: 'commit' });
  for (const needed of ['/assets/index.js', '/assets/home.js', '/assets/home.css'])
    await expect.poll(() => asked).toContain(needed);
  for (const call of [READ_SESSION, READ_PROFILE, READ_INVITATIONS, READ_MOODS] as const)
    await expect.poll(() => asked).toContain(addressOf(call));
});

declare global {
  interface Window {
    /** When each of the largest paints so far began, in ms. */
    largestPaints: number[];
    /** What the page has said first, in order: its title, the first sentence and the first question. */
    seenWords: string[];
  }
}

test('home is drawn once, with what the server said, and asks for nothing twice', async ({ openAs }) => {
  const page = await openAs(await ApiChild.create());
  const asked = watchRequests(page, true);
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.seenWords = seen;
    new MutationObserver(() => {
      const [title, ...rest] = ['h1', 'p', 'h2'].map(
        (element) => document.querySelector(`#root ${element}`)?.textContent,
      );
      const said = [title, ...rest].join(' ');
      if (title && said !== seen.at(-1)) seen.push(said);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${urls.child}/home`);
  await settle(page);
  await expect(page.getByRole('heading', { name: 'Hur är läget idag?' })).toBeVisible();
  // The page greeted already before the scripts came, in the same words.
  const greeting = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await page.evaluate(() => window.seenWords)).toEqual([
    `${greeting} Fint att se dig. Hur är läget idag?`,
  ]);
  const calls = asked.filter((path) => path.startsWith(addressOf(READ_SESSION)));
  expect(calls.filter((path) => path.startsWith(`${addressOf(READ_MOODS)}?`))).toHaveLength(2);
  expect(new Set(calls).size).toBe(calls.length);
});

test("home's largest paint is its greeting, which needs neither scripts nor our letters", async ({
  openAs,
}) => {
  const page = await openAs(await ApiChild.create());
  const held = Promise.withResolvers<void>();
  await page.context().route(/\.(js|woff2)$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const paints: number[] = [];
    window.largestPaints = paints;
    new PerformanceObserver((list) => {
      paints.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`${urls.child}/home`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Hur är läget idag?' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.largestPaints.length)).toBeGreaterThan(0);
  const greeted = await page.evaluate(() => performance.now());
  held.resolve();
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => window.largestPaints.at(-1))).toBeLessThan(greeted);
});

test('the start page fetches what lies inside, so that the first step waits for less @visitor', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.goto(urls.child);
  await expect.poll(() => asked).toContain('/assets/home.js');
  await page.getByRole('link', { name: 'Logga in' }).click();
  await expect(page.getByLabel('Mobilnummer (10 siffror)')).toBeVisible();
  expect(asked.filter((path) => path === '/assets/home.js')).toHaveLength(1);
});
