import { chromium, type Page } from 'playwright';
import { args, executablePath } from '@lykta/chromium';

/** Opens an empty page of a size, passes it to a drawing function, and closes the browser afterwards. */
export async function withPage<T>(
  width: number,
  height: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: executablePath(), args });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent('<!doctype html><style>body{margin:0;background:#1F2A44}</style>');
    return await work(page);
  } finally {
    await browser.close();
  }
}
