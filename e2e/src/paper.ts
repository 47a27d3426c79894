import type { Page } from '@playwright/test';

/** Prints a screen to an A4 PDF, kept with the other results for review. @returns the number of sheets */
export async function sheetsOf(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', path: `test-results/paper/${name}.pdf` });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
