/** A page of its own on a device, whose processor time is counted. @param slowness how much slower its processor is */
export async function newPage(browser, { device, slowness }) {
  const context = await browser.newContext({
    ...device,
    locale: 'sv-SE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { context, page, session };
}

/** Milliseconds of processor time of a page so far. */
export async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find((metric) => metric.name === 'TaskDuration').value;
}
