import { test as base } from '@playwright/test';
import { ports } from './ports.ts';
import { serveApp } from './serve-app.ts';
import { ServerProcess } from './server-process.ts';

/** The whole product for a journey: both built apps and the server on a database of its own. */
export const test = base.extend<object, { server: ServerProcess; apps: void }>({
  server: [
    // Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const server = new ServerProcess();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 90_000 },
  ],
  apps: [
    async ({}, use) => {
      const served = [await serveApp('child', ports.child), await serveApp('answers-viewer', ports.viewer)];
      await use();
      await Promise.all(served.map((app) => app.close()));
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from '@playwright/test';
