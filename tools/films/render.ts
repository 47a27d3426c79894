import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { withPage } from './browser.ts';
import { captionsOf } from './captions.ts';
import { encoder } from './encode.ts';
import {
  captionLanguages,
  durationOf,
  FRAMES_PER_SECOND,
  HEIGHT,
  pictureAt,
  WIDTH,
  type Film,
} from './film.ts';

/** The output folder; the child app serves it. */
export const filmFolder = join(import.meta.dirname, '../../apps/child/public/films');

/** Writes a film's captions in every language. */
export function writeCaptions(film: Film): void {
  mkdirSync(filmFolder, { recursive: true });
  const path = join(filmFolder, film.name);
  for (const language of captionLanguages) {
    writeFileSync(`${path}.${language}.vtt`, captionsOf(film, language));
  }
}

/** Draws every picture of a film, encodes it in two formats, and writes its poster. */
export async function renderFilm(film: Film): Promise<void> {
  const path = join(filmFolder, film.name);
  await withPage(WIDTH, HEIGHT, async (page) => {
    await draw(page, pictureAt(film, film.poster));
    await page.screenshot({ path: `${path}.jpg`, type: 'jpeg', quality: 82 });
    const { pictures, done } = encoder(path);
    await Promise.all([drawAll(page, film, pictures), done]);
  });
}

async function drawAll(page: Page, film: Film, pictures: NodeJS.WritableStream): Promise<void> {
  let drawn = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let frame = 0; frame < durationOf(film) * FRAMES_PER_SECOND; frame += 1) {
    const svg = pictureAt(film, frame / FRAMES_PER_SECOND);
    if (svg !== drawn) {
      await draw(page, svg);
      picture = await page.screenshot();
      drawn = svg;
    }
    if (!pictures.write(picture)) await once(pictures, 'drain');
  }
  pictures.end();
}

async function draw(page: Page, svg: string): Promise<void> {
  await page.evaluate((content) => (document.body.innerHTML = content), svg);
}
