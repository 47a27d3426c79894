import { newPage, workOf } from './page.mjs';
import { shownOn } from './still.mjs';

/** How long a page must stay as it is before it counts as complete. */
const STILL_MS = 500;

const LOOK_EVERY_MS = 100;

/** Runs in the page: notes when the last change so far was painted. */
function watch() {
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.changedAt = performance.now());
    port2.postMessage(null);
  };
  new MutationObserver(() => requestAnimationFrame(painted)).observe(document, {
    childList: true,
    subtree: true,
  });
}

const isStill = (still) =>
  document.querySelector('h1') !== null &&
  document.querySelector('[class*="_skeleton"]') === null &&
  performance.now() - window.changedAt > still;

/** When the largest of some replies was here, ms after an instant; 0 without one. */
function largestReply(replies, bodies, since) {
  const sizes = bodies.map(({ length }) => length);
  const largest = replies[sizes.indexOf(Math.max(...sizes))];
  if (!largest) return 0;
  const { startTime, responseEnd } = largest.request().timing();
  return startTime + responseEnd - since;
}

/**
 * Opens a screen as somebody. What it costs beside the ms until it is complete does not depend on what else runs: ms of
 * processor time of the page, calls of the API with their kB, and elements. `shown` is what it shows then.
 */
export async function open(browser, api, screen, pair) {
  const { path, cookie, address } = screen;
  const { context, page, session } = await newPage(browser, screen);
  const [name, value] = cookie(pair).split('=');
  await context.addCookies([{ name, value, url: api }]);
  await page.addInitScript(watch);
  await page.addInitScript(
    (now) => localStorage.setItem('lykta-app-login_time', now),
    new Date().toISOString(),
  );
  const replies = [];
  page.on('response', (reply) => {
    if (reply.url().startsWith(api) && reply.request().method() !== 'OPTIONS') replies.push(reply);
  });
  await page.goto(new URL(path(pair), address).href);
  // To look in each frame would cost a page with many elements more than one with few.
  await page
    .waitForFunction(isStill, STILL_MS, { timeout: 60_000, polling: LOOK_EVERY_MS })
    .catch(async () => {
      throw new Error(`${page.url()} is not complete: ${await page.locator('body').innerText()}`);
    });
  const [since, time, at, elements] = await page.evaluate(() => [
    performance.timeOrigin,
    window.changedAt,
    location.pathname,
    document.querySelectorAll('*').length,
  ]);
  const wanted = new URL(path(pair), address).pathname;
  if (!at.startsWith(wanted)) throw new Error(`${wanted} led to ${at}`);
  const work = await workOf(session);
  const shown = await shownOn(page);
  const bodies = await Promise.all(replies.map((reply) => reply.body().catch(() => '')));
  const kB = bodies.reduce((sum, body) => sum + body.length, 0) / 1000;
  const reply = largestReply(replies, bodies, since);
  await context.close();
  return { time, work, reply, calls: replies.length, kB, elements, shown };
}
