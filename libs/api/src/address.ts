/**
 * Where the API is (docs/product.md §7): a `<meta name="lykta-api">` that whoever serves the page filled in wins;
 * otherwise the page's host decides.
 */
export function apiAddress(page: Document, location: { protocol: string; hostname: string }): string {
  const stated = page.querySelector<HTMLMetaElement>('meta[name="lykta-api"]')?.content.trim();
  return stated ? stated.replace(/\/+$/, '') : apiAddressOf(location.hostname);
}

/** The API's address for a page host. */
export function apiAddressOf(host: string): string {
  if (host === 'localhost' || host === '127.0.0.1') return `http://${host}:9090`;
  const [, environment = '', , domain] = /^(dev-|demo-)?(app|viewer)\.(.+)$/.exec(host) ?? [];
  return domain ? `https://${environment}api.${domain}` : `https://api.${host}`;
}

export type Environment = 'production' | 'demo' | 'dev';

/** Which banner a page host shows: DEV for dev-* and localhost, TESTMILJÖ for demo-*. */
export function environmentOf(host: string): Environment {
  if (host === 'localhost' || host === '127.0.0.1' || host.startsWith('dev-')) return 'dev';
  return host.startsWith('demo-') ? 'demo' : 'production';
}
