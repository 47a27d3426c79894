import { htmlAlone, lookOf } from '../html-alone.mjs';
import { newPage, workOf } from './page.mjs';

const ADDRESS = 'http://still.example/';

const isFont = (rule) => rule.startsWith('@font-face');

/** What a page shows: its looks and its HTML. Fonts are left out: another address does not have their files. */
export async function shownOn(page) {
  const { styles, attributes } = await page.evaluate(lookOf);
  const root = await page.evaluate(() => document.getElementById('root').outerHTML);
  return { look: { styles: styles.filter((rule) => !isFont(rule)), attributes }, root };
}

/** What a screen shows as HTML alone: what the browser itself takes for it. */
export const asHtml = ({ look, root }) => htmlAlone(look, root);

/**
 * Opens a page from its HTML.
 * @returns ms of processor time until it is painted
 */
export async function openStill(browser, screen, html) {
  const { context, page, session } = await newPage(browser, screen);
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(ADDRESS);
  await page.waitForFunction(() => document.querySelector('#root *'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const work = await workOf(session);
  await context.close();
  return work;
}
