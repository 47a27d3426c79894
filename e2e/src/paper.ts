import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

/** Prints a screen to an A4 PDF, kept with the other results for review. @returns the number of sheets */
export async function sheetsOf(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', path: `test-results/paper/${name}.pdf` });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What stands on the sheets of a PDF. */
export interface Paper {
  /** The text of each page. */
  pages: string[];
  /** Width and height of the first page, in points. */
  size: number[];
  /** The texts that begin or end beyond the edges of their page. */
  beyond: string[];
}

/** Reads a PDF, and keeps it with the other results for review. */
export async function readPaper(file: Buffer, name: string): Promise<Paper> {
  mkdirSync('test-results/paper', { recursive: true });
  writeFileSync(`test-results/paper/${name}.pdf`, file);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const paper: Paper = { pages: [], size: [], beyond: [] };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    if (number === 1) paper.size = [right - left, top - bottom];
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    paper.pages.push(items.map(({ str }) => str).join(''));
    const isBeyond = ({ transform, width, height }: (typeof items)[number]) => {
      const [, , , , x = 0, y = 0] = transform;
      return x < left || y < bottom || x + width > right || y + height > top;
    };
    paper.beyond.push(...items.filter(isBeyond).map(({ str }) => str));
  }
  return paper;
}
