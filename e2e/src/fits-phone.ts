import { expect, type Page } from '@playwright/test';

/**
 * What somebody with a phone would complain about on a page: it scrolls sideways, or a control is covered even when it
 * is scrolled to. @returns the names of what is wrong
 */
async function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [];
    const controls = document.querySelectorAll<HTMLElement>('main :is(button, a, input, [role="radio"])');
    for (const control of controls) {
      const shown = control.matches('input') ? (control.closest('label') ?? control) : control;
      if (!shown.checkVisibility() || shown.getBoundingClientRect().width < 2) continue;
      shown.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(shown.contains(hit) || hit.contains(shown)))
        faults.push(`covered: ${shown.textContent || shown.ariaLabel}`);
    }
    scrollTo(0, 0);
    return faults;
  });
}

/** Wants a page that fits a phone. */
export async function fitsPhone(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await faultsOn(page), title).toEqual([]);
}
