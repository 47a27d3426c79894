/**
 * Returns the API's address (docs/product.md §7): the `<meta name="lykta-api">` if the page's host has set it,
 * otherwise derived from the host name.
 */
export function apiAddress(page: Document, location: { protocol: string; hostname: string }): string {
  const stated = page.querySelector<HTMLMetaElement>('meta[name="lykta-api"]')?.content.trim();
  return stated ? stated.replace(/\/+$/, '') : apiAddressOf(location.hostname);
}

/** Returns the API's address for a host name. */
export function apiAddressOf(host: string): string {
  if (host === 'localhost' || host === '127.0.0.1') return `http://${host}:9090`;
  const [, environment = '', , domain] = /^(dev-|demo-)?(app|viewer)\.(.+)$/.exec(host) ?? [];
  return domain ? `https://${environment}api.${domain}` : `https://api.${host}`;
}

export type Environment = 'production' | 'demo' | 'dev';

/** Returns the banner for a host name: DEV for dev-* and localhost, TESTMILJÖ for demo-*. */
export function environmentOf(host: string): Environment {
  if (host === 'localhost' || host === '127.0.0.1' || host.startsWith('dev-')) return 'dev';
  return host.startsWith('demo-') ? 'demo' : 'production';
}
