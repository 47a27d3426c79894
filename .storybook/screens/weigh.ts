import type { Browser } from 'playwright';

/** Bytes of one page, as a server sends them. */
const MOST_BYTES = 3_000_000;
const MOST_SECONDS = 2;
/** Files of script: many small ones take longer than what they weigh. */
const MOST_SCRIPTS = 60;

interface Page {
  id: string;
  title: string;
  type: string;
}

/** Opens every page of the book by itself, as the first page of a reader. @returns what is too heavy or too slow */
export async function weighPages(browser: Browser, url: string, only: string): Promise<string[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, Page> };
  const pages = Object.values(index.entries).filter(
    ({ type, id }) => type === 'docs' && only.split(',').some((beginning) => id.startsWith(beginning)),
  );
  const found: { title: string; bytes: number; seconds: number; scripts: number }[] = [];
  for (const { id, title } of pages) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    let scripts = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    devtools.on('Network.responseReceived', ({ type }) => (scripts += type === 'Script' ? 1 : 0));
    await devtools.send('Network.enable');
    const began = performance.now();
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`).catch(() => undefined);
    const isShown = await page
      .locator('#storybook-docs h1')
      .first()
      .waitFor()
      .then(() => true)
      .catch(() => false);
    const seconds = isShown ? (performance.now() - began) / 1000 : Infinity;
    // A story of loading asks for something that never comes.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    found.push({ title, bytes, seconds, scripts });
    await context.close();
  }
  const heaviest = found.toSorted((a, b) => b.bytes - a.bytes);
  for (const { title, bytes, seconds, scripts } of heaviest.slice(0, 10))
    console.warn(`${(bytes / 1e6).toFixed(2)} MB, ${seconds.toFixed(1)} s, ${scripts} scripts: ${title}`);
  console.warn(
    `${found.length} pages; the slowest took ${Math.max(...found.map((one) => one.seconds)).toFixed(1)} s, the most scripts were ${Math.max(...found.map((one) => one.scripts))}`,
  );
  return found
    .filter(
      ({ bytes, seconds, scripts }) => bytes > MOST_BYTES || seconds > MOST_SECONDS || scripts > MOST_SCRIPTS,
    )
    .map(({ title }) => title);
}
