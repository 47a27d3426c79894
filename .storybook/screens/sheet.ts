import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Mode } from './modes.ts';
import type { Picture } from './photograph.ts';

const SHRINK = 1 / 3;
/** Maximum height of one picture in Chromium, in px. */
const LONGEST = 16_000;
const GAP = 24;

const figure = (folder: string, picture: Picture, sizes: Mode['sizes']) =>
  `<figure>${picture.files
    .map((file, index) => {
      const at = `${basename(folder)}/${file}`;
      const { width, height } = sizes[index]!;
      const box = `inline-size:${Math.round(width * SHRINK)}px;block-size:${Math.round(height * SHRINK)}px`;
      return `<a href="${at}"><img alt="" style="${box}" src="${at}"></a>`;
    })
    .join('')}<figcaption>${picture.title} · ${picture.name}</figcaption></figure>`;

/** Number of columns with which the whole sheet fits into one picture. */
function columnsFor(pictures: number, sizes: Mode['sizes']): number {
  const row = Math.max(...sizes.map(({ height }) => height)) * SHRINK + 2 * GAP;
  return Math.max(4, Math.ceil((pictures * row) / LONGEST));
}

/** Writes all pictures on one sheet next to their folder, as html and png. @returns the path of the png */
export async function writeSheet(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
  sizes: Mode['sizes'],
): Promise<string> {
  const across = sizes.reduce((sum, { width }) => sum + width * SHRINK, 0) + GAP + 8;
  const width = Math.ceil(columnsFor(pictures.length, sizes) * across) + 2 * GAP;
  const html = join(dirname(folder), `${basename(folder)}.html`);
  const png = html.replace(/html$/, 'png');
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>${basename(folder)}</title><style>
    body { margin: ${GAP}px; display: flex; flex-wrap: wrap; gap: ${GAP}px; font: 13px/1 sans-serif; background: #777; }
    figure { margin: 0; display: grid; grid-template-columns: auto auto; gap: 8px; align-items: start; }
    img { display: block; object-fit: cover; object-position: top; }
    figcaption { grid-column: 1 / -1; color: #fff; white-space: nowrap; overflow: hidden; max-inline-size: ${Math.floor(across - GAP)}px; }
  </style>${pictures.map((picture) => figure(folder, picture, sizes)).join('')}`,
  );
  const page = await browser.newPage({ viewport: { width, height: 1000 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: png, fullPage: true });
  await page.close();
  return png;
}
