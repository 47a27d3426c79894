import { apiAddress } from '@lykta/api';
import { isNativeShell } from './shell.ts';

/**
 * The origin for links that other people open. In a browser it is the page's own. The native app's page can't be
 * reached by others, so there it is the build's `<meta name="lykta-app">`, otherwise derived from the API's host
 * (docs/product.md §2, share).
 */
export function appOrigin(): string {
  if (!isNativeShell()) return window.location.origin;
  const stated = document.querySelector<HTMLMetaElement>('meta[name="lykta-app"]')?.content.trim();
  return stated ? stated.replace(/\/+$/, '') : appBeside(apiAddress(document, window.location));
}

/** Derives the app's origin from the API's: `https://demo-api.example.org` gives `https://demo-app.example.org`. */
function appBeside(api: string): string {
  const { protocol, hostname } = new URL(api);
  return `${protocol}//${hostname.replace(/^(dev-|demo-)?api\./, '$1app.')}`;
}
