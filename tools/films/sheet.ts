import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withPage } from './browser.ts';
import { durationOf, pictureAt, type Film } from './film.ts';

/** The output folder of the contact sheets, which git ignores. */
const folder = join(import.meta.dirname, 'dist');
const WIDE = 320;
const COLUMNS = 5;

/**
 * Writes a contact sheet with a picture every `step` seconds. Each picture is its own page, because ids repeat between
 * pictures. @returns the file
 */
export async function writeSheet(film: Film, step = 1): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const seconds = Array.from({ length: Math.ceil(durationOf(film) / step) }, (_, index) => index * step);
  const file = join(folder, `${film.name}.png`);
  const rows = Math.ceil(seconds.length / COLUMNS);
  await withPage(COLUMNS * WIDE, (rows * (WIDE * 9)) / 16, async (page) => {
    const pictures = seconds.map((second) => {
      const source = Buffer.from(pictureAt(film, second)).toString('base64');
      return `<img width="${WIDE}" height="${(WIDE * 9) / 16}" style="display:block;float:left" src="data:image/svg+xml;base64,${source}">`;
    });
    await page.setContent(`<!doctype html><style>body{margin:0}</style>${pictures.join('')}`);
    await page.screenshot({ path: file, fullPage: true });
  });
  return file;
}
