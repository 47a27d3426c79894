import { defineConfig } from '@playwright/test';
import { args, executablePath } from '@lykta/tools/chromium';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/output',
  // Each worker has a server, a database and both apps of its own (src/ports.ts).
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
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
