import { defineConfig } from '@playwright/test';
import { args, findChromium } from '@lykta/chromium';
import { circumstances, type CircumstanceName } from './src/circumstance.ts';
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
  .concat(['service-worker', 'staff-sign-in', 'statistics', 'viewer', 'viewer-faults', 'viewer-log'])
  .concat(['viewer-screens'])
  .map((journeys) => `${journeys}.spec.ts`);

/** In no circumstance: `@long`, what is told in English too (no circumstance changes the language), `@own`: about one of its own. */
const inNone = String.raw`@long|@own|\bin (en|English)\b|: en\b`;
/** The long run goes through a child's journeys once more in each circumstance; where the storage is whole, those left out. */
const inEach = variations(Object.keys(circumstances) as CircumstanceName[], 0).map((circumstance) => {
  const about = circumstances[circumstance];
  return {
    name: circumstance,
    testIgnore: elsewhere,
    ...('without' in about
      ? { grepInvert: new RegExp(`${inNone}|${about.without}`) }
      : { grep: /@kept|@visitor/, grepInvert: new RegExp(inNone) }),
    use: { circumstance },
  };
});

export default defineConfig<object, { circumstance: CircumstanceName | undefined }>({
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
