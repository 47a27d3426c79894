import type { BrowserContext } from '@playwright/test';

/** What may be wrong with a browser's storage. */
export type StorageFault = 'blocked' | 'corrupt' | 'full';

/** Gives every page of a browser a faulty local and session storage. */
export async function breakStorage(context: BrowserContext, fault: StorageFault): Promise<void> {
  await context.addInitScript((how) => {
    const refuse = (name: string) => {
      throw new DOMException('refused', name);
    };
    if (how === 'blocked')
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: () => refuse('SecurityError') });
    if (how === 'full') Storage.prototype.setItem = () => refuse('QuotaExceededError');
    if (how === 'corrupt' && localStorage.length === 0) {
      localStorage.setItem('general', '{"language": ["sv"');
      localStorage.setItem('lykta-app-codes', '{"not": "a list"}');
      localStorage.setItem('lykta-app-login_time', 'the other day');
    }
  }, fault);
}

/** Makes every call of a browser go without cookies, and keep none: as when the child has blocked them. */
export async function blockCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const fetchWithCookies = window.fetch;
    window.fetch = (input, init) => fetchWithCookies(new Request(input, { ...init, credentials: 'omit' }));
  });
}
