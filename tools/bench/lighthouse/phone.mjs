// One look of Lighthouse at a page, in a browser of its own that nothing else drives: whoever else is attached to it
// (Playwright, an earlier look) works in the page's main thread, and that work is counted as the page's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { args, executablePath } from '@lykta/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling as phones } from 'lighthouse/core/config/constants.js';
import puppeteer from 'puppeteer-core';

/** Lighthouse makes a fast desk computer (its index is 1500) four times slower, to get a phone of the middle. */
const PHONE = { slowdown: 4, ofIndex: 1500 };

/** Slows a slower machine less, so that it is the same phone everywhere. @param index what Lighthouse takes of it */
export const slowdownOf = (index) =>
  Math.min(PHONE.slowdown, Math.max(1, (PHONE.slowdown * index) / PHONE.ofIndex));

/** Lets somebody be signed in in a browser that has just begun. */
async function signIn(port, origin, cookie) {
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${port}`, defaultViewport: null });
  const [name, value] = cookie.split('=');
  await browser.setCookie({ name, value, domain: 'localhost', path: '/', sameSite: 'Lax' });
  const page = await browser.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((now) => localStorage.setItem('lykta-app-login_time', now), new Date().toISOString());
  await page.close();
  await browser.disconnect();
}

/**
 * Looks at a page as a phone on a slow network.
 * @param categories which of Lighthouse's
 * @param slowdown how many times slower than this machine
 * @param cookie of a session, `name=value`, for somebody who is signed in
 * @returns Lighthouse's report
 */
export async function look(origin, path, { categories, slowdown, cookie }) {
  const profile = mkdtempSync(join(tmpdir(), 'lykta-lighthouse-profile-'));
  const chrome = await launch({
    chromePath: executablePath(),
    chromeFlags: [...args, '--headless=new'],
    userDataDir: profile,
    logLevel: 'silent',
  });
  try {
    if (cookie) await signIn(chrome.port, origin, cookie);
    const run = await lighthouse(`${origin}${path}`, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
      disableStorageReset: Boolean(cookie),
      throttling: { ...phones.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    return run.lhr;
  } finally {
    await chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
