import { defineConfig } from '@playwright/test';
import { args, findChromium } from '@lykta/chromium';
import { circumstances, type Circumstance } from './src/circumstance.ts';
import { isLong, variations } from './src/long.ts';

/** About one circumstance themselves, about no child, or about nothing that a circumstance could change. */
const elsewhere = [
  'accessibility',
  'bad-input',
  'conditions',
  'content-security',
  'film',
  'offline',
  'quick-exit',
]
  .concat(['service-worker', 'statistics', 'viewer', 'viewer-faults', 'viewer-screens'])
  .map((journeys) => `${journeys}.spec.ts`);

/**
 * Not gone through in a circumstance: `@long`, what is told in English too (no circumstance changes the language), and
 * `@own`: about a circumstance of its own, `@kept`: about what the browser keeps, `@visitor`: about somebody whose storage
 * says that nobody is signed in.
 */
const inNone = String.raw`@long|@own|\bin (en|English)\b|: en\b`;
const notIn: Partial<Record<Circumstance, string>> = {
  'storage blocked': `${inNone}|@kept|@visitor`,
  // Here one that was kept before it was full is still there.
  'storage full': `${inNone}|@kept|@visitor`,
  'storage corrupt': `${inNone}|@visitor`,
};

/** The long run goes through a child's journeys once more in each circumstance. */
const inEach = variations(circumstances, 0).map((circumstance) => ({
  name: circumstance,
  testIgnore: elsewhere,
  grepInvert: new RegExp(notIn[circumstance] ?? inNone),
  use: { circumstance },
}));

export default defineConfig<object, { circumstance: Circumstance | undefined }>({
  testDir: './journeys',
  // The file itself loads without a browser: Nx reads it also to build an app.
  globalSetup: './src/need-browser.ts',
  outputDir: './test-results/output',
  // Each worker has a server, a database and both apps of its own (src/ports.ts).
  workers: 2,
  fullyParallel: false,
  // `@long`: what tells more than it guards, such as a measure of memory.
  projects: [{ name: 'journeys', ...(isLong ? {} : { grepInvert: /@long/ }) }, ...inEach],
  forbidOnly: true,
  // What passes only at a second try is a defect to mend; the summary names it as flaky (docs/decisions/0042).
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args },
    actionTimeout: 15_000,
    viewport: { width: 360, height: 740 },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // The service worker would serve yesterday's build; the offline journeys allow it for themselves.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time; `npx playwright test --trace on` when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
