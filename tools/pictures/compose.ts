import type { Browser } from 'playwright';

const WIDE = 1280;

const look = `
  body { margin: 0; padding: 16px; display: flex; flex-wrap: wrap; gap: 16px 20px; background: #d9d3c6; justify-content: center }
  img { display: block; border-radius: 20px }`;

/** Arranges pictures side by side, wraps those that do not fit, and takes a screenshot. */
export async function compose(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDE, height: 400 } });
  const images = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
  await page.setContent(`<!doctype html><style>${look}</style>${images.join('')}`);
  return page.screenshot({ fullPage: true });
}
