import { args, wholeExecutablePath } from '@lykta/chromium';
import type { LaunchOptions, WorkerFixture } from '@playwright/test';

// Playwright reads the fixture names from this pattern.
const inWhole: WorkerFixture<LaunchOptions, object> = async ({}, provide) =>
  provide({ executablePath: wholeExecutablePath(), args });

/**
 * For `test.use`: journeys that ask for a permission need the whole browser instead of the headless shell. Where only
 * the shell is installed, they fail with the command that installs the browser.
 */
export const wholeBrowser: { launchOptions: [typeof inWhole, { scope: 'worker' }] } = {
  launchOptions: [inWhole, { scope: 'worker' }],
};
