import { newPage, workOf } from './page.mjs';

const ADDRESS = 'http://still.example/';

/** Runs in the page: what it shows, as HTML alone. Fonts are left out: another address does not have their files. */
export function asHtml() {
  const styles = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText);
  const { attributes } = document.documentElement;
  const named = [...attributes]
    .map(({ name, value }) => `${name}="${value.replaceAll('"', '&quot;')}"`)
    .join(' ');
  return `<!doctype html><html ${named}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles.join('\n')}</style></head><body>${document.getElementById('root').outerHTML}</body></html>`;
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
