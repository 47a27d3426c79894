import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { HOUR_MS, type Language } from '@lykta/domain';
import type { ApiChild } from './api-child.ts';
import { urls } from './ports.ts';

/** How the browser differs from an ordinary phone, and the language chosen in it. */
export type Options = BrowserContextOptions & { language?: Language };

/** The stored state of a browser with a chosen language and nobody signed in. */
export const speaking = (language: Language) => ({
  cookies: [],
  origins: [{ origin: urls.child, localStorage: [{ name: 'general', value: JSON.stringify({ language }) }] }],
});

/** Opens a new browser context in which a child has been signed in for an hour. */
export async function openAs(
  browser: Browser,
  child: ApiChild,
  { language = 'sv', ...options }: Options = {},
): Promise<Page> {
  const [name = '', value = ''] = child.cookie.split('=');
  const session = { name, value, domain: 'localhost', path: '/', expires: -1 };
  const context = await browser.newContext({
    ...options,
    storageState: {
      cookies: [{ ...session, httpOnly: true, secure: false, sameSite: 'Lax' }],
      origins: [
        {
          origin: urls.child,
          localStorage: [
            { name: 'lykta-app-login_time', value: new Date(Date.now() - HOUR_MS).toISOString() },
            { name: 'general', value: JSON.stringify({ language }) },
          ],
        },
      ],
    },
  });
  return context.newPage();
}
