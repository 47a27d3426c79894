import { defineConfig } from '@playwright/test';
import { argsReaching, findChromium } from '@lykta/chromium';
import { circumstances, type CircumstanceName } from './src/circumstance.ts';
import { deployedOptions } from './src/deployed.ts';
import { isLong, variations } from './src/long.ts';

/** Journeys that set their own circumstance, concern no child, or do not depend on any circumstance. */
const elsewhere = [
  'accessibility',
  'bad-input',
  'conditions',
  'content-security',
  'film',
  'offline',
  'own-sign-in',
  'quick-exit',
]
  .concat(['service-worker', 'staff-sign-in', 'statistics', 'viewer', 'viewer-faults', 'viewer-log'])
  .concat(['viewer-screens', 'open-sheet', 'form-studio-keys', 'form-studio-two', 'letters', 'steady'])
  .map((journeys) => `${journeys}.spec.ts`);

/** Left out in every circumstance: twins in another language (no circumstance changes it), and `@own`, which set theirs. */
const inNone = String.raw`@own|\bin (en|English|Arabic)\b|: en\b`;
/** The long run repeats a child's journeys in each circumstance; those left out run with working storage. */
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
  // The file must load without a browser, because Nx also reads it to build an app.
  globalSetup: './src/global-setup.ts',
  outputDir: './test-results/output',
  // Each worker has its own server with a database of its own, and both apps (src/ports.ts).
  workers: 2,
  fullyParallel: false,
  // `@long`: what another journey, a story or a test of the server guards in every run (docs/decisions/0042).
  projects: [{ name: 'journeys', ...(isLong ? {} : { grepInvert: /@long/ }) }, ...inEach],
  forbidOnly: true,
  // A journey that passes only at the second try has a defect; the summary calls it flaky (docs/decisions/0042).
  retries: 0,
  // Ends what hangs. A journey on a busy machine is late, not wrong; the benchmarks say how fast the product must be.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: argsReaching(deployedOptions.rules) },
    ignoreHTTPSErrors: deployedOptions.ignoreHTTPSErrors,
    actionTimeout: 15_000,
    viewport: { width: 360, height: 740 },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // The service worker would serve an older build; the offline journeys allow it themselves.
    serviceWorkers: 'block',
    // Recording takes a fifth of the time; use `npx playwright test --trace on` if you need it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
