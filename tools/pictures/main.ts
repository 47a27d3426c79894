// npm run pictures: runs the whole product with demo data, and makes the picture in README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { args, executablePath } from '@lykta/chromium';
import { compose } from './compose.ts';
import { startProduct } from './product.ts';
import { takeScreens } from './screens.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const MOST_BYTES = 400_000;

const product = await startProduct();
const browser = await chromium.launch({ executablePath: executablePath(), args });
try {
  const picture = await compose(browser, await takeScreens(browser, product));
  if (picture.length > MOST_BYTES)
    throw new Error(`The picture has ${picture.length} bytes; ${MOST_BYTES} at most`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'overview.png'), picture);
  console.log(`docs/pictures/overview.png: ${picture.length} bytes`);
} finally {
  await browser.close();
  await product.stop();
}
