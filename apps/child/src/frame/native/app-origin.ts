import { apiAddress } from '@lykta/api';
import { isNativeShell } from './shell.ts';

/**
 * The origin of links that others open. A browser's own; the native shell's page has none that others could reach,
 * so there it is what the shell was built with (`<meta name="lykta-app">`), else the app's host beside the API's
 * (docs/product.md §2, share).
 */
export function appOrigin(): string {
  if (!isNativeShell()) return window.location.origin;
  const stated = document.querySelector<HTMLMetaElement>('meta[name="lykta-app"]')?.content.trim();
  return stated ? stated.replace(/\/+$/, '') : appBeside(apiAddress(document, window.location));
}

/** The app's origin beside an API's: `https://demo-api.example.org` has `https://demo-app.example.org`. */
function appBeside(api: string): string {
  const { protocol, hostname } = new URL(api);
  return `${protocol}//${hostname.replace(/^(dev-|demo-)?api\./, '$1app.')}`;
}
