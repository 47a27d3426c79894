import { watchTaps } from './tap.mjs';

/** How much slower the phone's CPU is. */
export const slowness = 4;

/** Opens a phone with a slow CPU, and a page that records its taps. */
export async function phone(browser, storageState) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    storageState,
  });
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  return { page, heap, close: () => context.close() };
}
