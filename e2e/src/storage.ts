import type { BrowserContext, Page } from '@playwright/test';

/** The faults of a browser's storage. */
export type StorageFault = 'blocked' | 'corrupt' | 'full';

/** Gives every page of a browser context faulty local and session storage. */
export async function breakStorage(context: BrowserContext, fault: StorageFault): Promise<void> {
  await context.addInitScript((how) => {
    const refuse = (name: string) => {
      throw new DOMException('refused', name);
    };
    if (how === 'blocked')
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: () => refuse('SecurityError') });
    if (how === 'full') Storage.prototype.setItem = () => refuse('QuotaExceededError');
    const done = 'corrupt-once';
    if (how === 'corrupt' && localStorage.getItem(done) === null) {
      localStorage.setItem(done, '');
      // A language set by the journey has priority.
      if (!localStorage.getItem('general')?.includes('"en"'))
        localStorage.setItem('general', '{"language": ["sv"');
      localStorage.setItem('lykta-app-codes', '{"not": "a list"}');
      localStorage.setItem('lykta-app-login_time', 'the other day');
    }
  }, fault);
}

/** Returns what a page's storage holds under a key; null where the storage is blocked. */
export function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }, key);
}

/** Makes a browser send and store no cookies, as if the child has blocked them. */
export async function blockCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const fetchWithCookies = window.fetch;
    window.fetch = (input, init) => fetchWithCookies(new Request(input, { ...init, credentials: 'omit' }));
  });
}
