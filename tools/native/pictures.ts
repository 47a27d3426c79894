import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { args, executablePath } from '@lykta/chromium';
import { pageOf, shapeOf, sizeOf } from './drawings.ts';

/**
 * Replaces every icon and splash screen of the platform's template by the logo, each in its own size.
 * @returns how many pictures were drawn
 */
export async function drawPictures(project: string, logoFile: string): Promise<number> {
  const logo = readFileSync(logoFile, 'utf8');
  const files = globSync('{app/src/main/res,App/App/Assets.xcassets}/**/*.png', { cwd: project });
  const browser = await chromium.launch({ executablePath: executablePath(), args });
  try {
    const page = await browser.newPage();
    let drawn = 0;
    for (const name of files) {
      const shape = shapeOf(name);
      if (!shape) continue;
      const file = join(project, name);
      await page.setViewportSize(sizeOf(readFileSync(file)));
      await page.setContent(pageOf(shape, logo));
      writeFileSync(file, await page.screenshot({ omitBackground: true }));
      drawn += 1;
    }
    return drawn;
  } finally {
    await browser.close();
  }
}
