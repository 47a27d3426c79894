import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@lykta/domain';
import type { ApiChild } from './api-child.ts';
import { urls } from './ports.ts';

/** How the browser differs from an ordinary phone, and the language chosen on it. */
export type Options = BrowserContextOptions & { language?: Language };

const HOUR = 3_600_000;

/** What a browser keeps in which a language was chosen, and nobody is signed in. */
export const speaking = (language: Language) => ({
  cookies: [],
  origins: [{ origin: urls.child, localStorage: [{ name: 'general', value: JSON.stringify({ language }) }] }],
});

/** A browser of its own in which a child is signed in already, since an hour ago. */
export async function openAs(
  browser: Browser,
  child: ApiChild,
  { language = 'sv', ...options }: Options = {},
): Promise<Page> {
  const [name, value] = child.cookie.split('=') as [string, string];
  const session = { name, value, domain: 'localhost', path: '/', expires: -1 };
  const context = await browser.newContext({
    ...options,
    storageState: {
      cookies: [{ ...session, httpOnly: true, secure: false, sameSite: 'Lax' }],
      origins: [
        {
          origin: urls.child,
          localStorage: [
            { name: 'lykta-app-login_time', value: new Date(Date.now() - HOUR).toISOString() },
            { name: 'general', value: JSON.stringify({ language }) },
          ],
        },
      ],
    },
  });
  return context.newPage();
}
