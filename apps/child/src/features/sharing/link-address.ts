/**
 * The address of a share link. The web app is its own address; the native shell's page has none that others could
 * open, so there it is the app's host beside the API's (docs/product.md §2, share).
 * @param api the API's address, such as https://api.example.org
 */
export function linkAddress(
  token: string,
  page: { origin: string; protocol: string; hostname: string; port: string },
  api: string,
): string {
  return `${isNative(page) ? appBeside(api) : page.origin}/shared?token=${encodeURIComponent(token)}`;
}

/** Capacitor serves its pages from capacitor://localhost, or https://localhost without a port. */
function isNative({
  protocol,
  hostname,
  port,
}: {
  protocol: string;
  hostname: string;
  port: string;
}): boolean {
  return protocol === 'capacitor:' || (protocol === 'https:' && hostname === 'localhost' && port === '');
}

function appBeside(api: string): string {
  const { protocol, hostname } = new URL(api);
  return `${protocol}//${hostname.replace(/^(dev-|demo-)?api\./, '$1app.')}`;
}
