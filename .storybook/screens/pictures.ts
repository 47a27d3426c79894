import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { journeys } from '../journeys.ts';
import { patterns } from '../patterns.ts';
import { OPENED } from './films.ts';
import { sizes } from './modes.ts';
import { addressOf, shows } from './photograph.ts';

/** Half the size of the window: sharp enough on a page, and small. */
const HALF = 0.5;
const QUALITY = 0.82;

/** A picture in half size as WebP, which Chromium can draw and Playwright cannot save. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, scale, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width * scale;
      canvas.height = image.height * scale;
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, scale: HALF, quality: QUALITY },
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/** Takes a picture of every screen that a page of the book shows. */
export async function takeBookPictures(browser: Browser, url: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [phone, desk] = sizes;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A greeting of the evening would make other pictures in the evening.
  await page.clock.setFixedTime(OPENED);
  // The pictures are made smaller on a page of their own: those of stories forbid other sources.
  const darkroom = await context.newPage();
  const steps = [...journeys, ...patterns].flatMap((one) => one.steps);
  for (const { story, begins } of new Map(steps.map((step) => [step.story, step])).values()) {
    await page.setViewportSize(story.startsWith('viewer-') ? desk : phone);
    await page.goto(addressOf(url, story, `steps:${begins ? 'still' : 'auto'}`));
    if (!(await shows(page, !begins))) throw new Error(`${story} did not show`);
    writeFileSync(join(folder, `${story}.webp`), await asWebp(darkroom, await page.screenshot()));
  }
  console.warn(`${folder} has the pictures of the book.`);
  await context.close();
}
