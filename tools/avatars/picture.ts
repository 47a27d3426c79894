import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { args, executablePath } from '@lykta/chromium';

/** The output folder of the sheets, which git ignores. */
export const folder = join(import.meta.dirname, 'dist');

export type Sheet = {
  readonly name: string;
  readonly width: number;
  readonly html: string;
  readonly css?: string;
};

const look =
  'body{margin:12px;background:#FFF9F0;font:13px sans-serif;color:#1F2A44}figure{display:inline-block;margin:4px;text-align:center}svg{display:block}';

/** Renders sheets to PNG files with the system's Chromium. @returns the files written */
export async function takePictures(sheets: readonly Sheet[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: executablePath(), args });
  try {
    const page = await browser.newPage();
    const files: string[] = [];
    for (const { name, width, html, css = '' } of sheets) {
      await page.setViewportSize({ width, height: 400 });
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>${look}${css}</style>${html}`);
      const file = join(folder, `${name}.png`);
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
    }
    return files;
  } finally {
    await browser.close();
  }
}

export function figure(svg: string, label = ''): string {
  return `<figure>${svg}<figcaption>${label}</figcaption></figure>`;
}
