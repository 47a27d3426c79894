import type { Page } from '@playwright/test';

/** A screen as the browser prints it on A4; kept beside the other results, to be looked at. @returns how many sheets it takes */
export async function sheetsOf(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', path: `test-results/paper/${name}.pdf` });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
