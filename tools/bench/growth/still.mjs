import { htmlAlone, lookOf } from '../html-alone.mjs';
import { newPage, workOf } from './page.mjs';

const ADDRESS = 'http://still.example/';

const isFont = (rule) => rule.startsWith('@font-face');

/** What a page shows, as HTML alone. Fonts are left out: another address does not have their files. */
export async function asHtml(page) {
  const { styles, attributes } = await page.evaluate(lookOf);
  const root = await page.evaluate(() => document.getElementById('root').outerHTML);
  return htmlAlone({ styles: styles.filter((rule) => !isFont(rule)), attributes }, root);
}

/**
 * Opens what a screen shows as HTML alone: what the browser itself takes for it.
 * @returns ms of processor time until it is painted
 */
export async function openStill(browser, screen, html) {
  const { context, page, session } = await newPage(browser, screen);
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(ADDRESS);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const work = await workOf(session);
  await context.close();
  return work;
}
