// Runs Lighthouse once, in a browser that nothing else controls: any other client (Playwright, an earlier run) works in
// the page's main thread, and that work would be counted as the page's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { args, executablePath } from '@lykta/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling as phones } from 'lighthouse/core/config/constants.js';
import puppeteer from 'puppeteer-core';

/** Lighthouse slows a fast desktop computer (index 1500) down four times to simulate a mid-range phone. */
const PHONE = { slowdown: 4, ofIndex: 1500 };

/**
 * Slows a slower machine down less, so that the simulated phone is the same. @param index Lighthouse's benchmark index
 * of the machine
 */
export const slowdownOf = (index) =>
  Math.min(PHONE.slowdown, Math.max(1, (PHONE.slowdown * index) / PHONE.ofIndex));

/** Sets the session cookie in a new browser. */
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
 * Tests a page as a phone on a slow network.
 * @param categories the Lighthouse categories
 * @param slowdown the CPU slowdown relative to this machine
 * @param cookie the session cookie, `name=value`, for a signed-in user
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
      // Slows what happens. Lighthouse's own way reckons from an unslowed visit, in which a fast machine runs scripts
      // before it paints: it then takes them for what the paint waits for.
      throttlingMethod: 'devtools',
      throttling: { ...phones.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    return run.lhr;
  } finally {
    await chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
