import { afterEach, expect, it } from 'vitest';
import { appOrigin } from './app-origin.ts';

afterEach(() => {
  delete window.Capacitor;
  document.head.replaceChildren();
});

/** Sets up the page as the native app's build and bridge do. */
function inShell(metas: Record<string, string>) {
  window.Capacitor = { isNativePlatform: () => true };
  for (const [name, content] of Object.entries(metas))
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

it('is the page’s own in a browser, whatever the page says', () => {
  inShell({ 'lykta-app': 'https://lykta.kommun.example' });
  delete window.Capacitor;
  expect(appOrigin()).toBe(window.location.origin);
});

it('is what the native shell was built with', () => {
  inShell({ 'lykta-app': 'https://lykta.kommun.example/', 'lykta-api': 'https://api.lykta.example' });
  expect(appOrigin()).toBe('https://lykta.kommun.example');
});

it.each([
  ['https://api.lykta.example', 'https://app.lykta.example'],
  ['https://demo-api.lykta.example', 'https://demo-app.lykta.example'],
])('is the app’s host beside the API’s in a shell that was not told (%s)', (api, app) => {
  inShell({ 'lykta-app': '', 'lykta-api': api });
  expect(appOrigin()).toBe(app);
});
