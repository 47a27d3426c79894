import { defineConfig } from '@playwright/test';
import { args, executablePath } from '@lykta/tools/chromium';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/output',
  workers: 1,
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
