import { args, wholeExecutablePath } from '@lykta/chromium';
import type { LaunchOptions, WorkerFixture } from '@playwright/test';

// Playwright reads the names of fixtures from this pattern.
const inWhole: WorkerFixture<LaunchOptions, object> = async ({}, provide) =>
  provide({ executablePath: wholeExecutablePath(), args });

/**
 * For `test.use`: the journeys of a file in which a permission is asked for need more than the headless shell. Where
 * only the shell is installed they fail with the command that installs the browser.
 */
export const wholeBrowser: { launchOptions: [typeof inWhole, { scope: 'worker' }] } = {
  launchOptions: [inWhole, { scope: 'worker' }],
};
