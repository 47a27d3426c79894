import { defineConfig } from '@playwright/test';
import { args, executablePath } from '@lykta/tools/chromium';
import { circumstances, type Circumstance } from './src/circumstance.ts';
import { variations } from './src/long.ts';

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
  .concat(['service-worker', 'statistics', 'viewer'])
  .map((journeys) => `${journeys}.spec.ts`);

/** The long run goes through a child's journeys once more in each circumstance; `@own`: but not through this one. */
const inEach = variations(circumstances, 0).map((circumstance) => ({
  name: circumstance,
  testIgnore: elsewhere,
  // A language that was chosen can't be kept where nothing is.
  grepInvert: /storage (blocked|full)/.test(circumstance) ? /@own|\bin (en|English)\b/ : /@own/,
  use: { circumstance },
}));

export default defineConfig<object, { circumstance: Circumstance | undefined }>({
  testDir: './journeys',
  outputDir: './test-results/output',
  // Each worker has a server, a database and both apps of its own (src/ports.ts).
  workers: 2,
  fullyParallel: false,
  projects: [{ name: 'journeys' }, ...inEach],
  forbidOnly: true,
  // A journey that passes only at its second try is named in the last lines of npm test, and is a defect to mend.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: executablePath(), args },
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
