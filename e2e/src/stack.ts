import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { ApiChild } from './api-child.ts';
import { putInto, type CircumstanceName } from './circumstance.ts';
import { DeployedService } from './deployed-service.ts';
import { deployed } from './deployed.ts';
import { openAs, type Options } from './open-as.ts';
import { ports } from './ports.ts';
import { serveApp } from './serve-app.ts';
import { ServerProcess } from './server-process.ts';

interface Given {
  /** Opens a browser in which this child is signed in; closed after the journey. */
  openAs: (child: ApiChild, options?: Options) => Promise<Page>;
  /** Opens a browser of another person who is not signed in; closed after the journey. */
  openStranger: (options?: BrowserContextOptions) => Promise<Page>;
}

/** The whole product for a journey: both built apps, and the server with its own database. */
export const test = base.extend<
  Given & { policyKept: void },
  {
    server: ServerProcess;
    apps: void;
    refusedByPolicy: string[];
    /** The circumstance of this run (playwright.config.ts). */
    circumstance: CircumstanceName | undefined;
    inCircumstance: void;
  }
>({
  openAs: async ({ browser }, provide) => {
    const opened: Page[] = [];
    await provide(async (child, options) => {
      const page = await openAs(browser, child, options);
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
  openStranger: async ({ browser }, provide) => {
    const opened: Page[] = [];
    await provide(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
  circumstance: [undefined, { option: true, scope: 'worker' }],
  inCircumstance: [
    async ({ browser, circumstance }, provide) => {
      if (circumstance) putInto(browser, circumstance);
      await provide();
    },
    { scope: 'worker', auto: true },
  ],
  refusedByPolicy: [
    async ({ browser }, provide) => {
      const refused: string[] = [];
      browser.on('context', (context) =>
        context.on('console', (message) => {
          if (/Content Security Policy|Trusted\w+' assignment/.test(message.text()))
            refused.push(message.text());
        }),
      );
      await provide(refused);
    },
    { scope: 'worker' },
  ],
  // Checks for every journey and browser that the apps follow their content security policy.
  policyKept: [
    async ({ refusedByPolicy }, provide) => {
      refusedByPolicy.length = 0;
      await provide();
      expect(refusedByPolicy, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  server: [
    // Playwright reads the fixture names from this pattern.
    async ({}, use) => {
      const server = deployed ? new DeployedService(deployed.control) : new ServerProcess();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 90_000 },
  ],
  apps: [
    async ({}, use) => {
      // An installed service has them.
      if (deployed) return use();
      const served = [await serveApp('child', ports.child), await serveApp('answers-viewer', ports.viewer)];
      await use();
      await Promise.all(served.map((app) => app.close()));
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from '@playwright/test';
