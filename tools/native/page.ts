import { readFileSync, writeFileSync } from 'node:fs';

/** Where the native shell finds the API, and the web app that its links lead to (empty: beside the API). */
export interface Addresses {
  api: string;
  app: string;
}

/** Writes the addresses into a built page. @throws {Error} when an address is no https origin, or the page has no place for it */
export function nameAddresses(file: string, { api, app }: Addresses): void {
  const page = [['lykta-api', api], ...(app === '' ? [] : [['lykta-app', app]])].reduce(
    (html, [name, address]) => named(html, name!, address!),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, page);
}

function named(html: string, name: string, address: string): string {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new Error(`${address}: an address that begins with https:// is needed`);
  const meta = new RegExp(`(<meta name="${name}" content=")[^"]*"`);
  if (!meta.test(html)) throw new Error(`the built page has no <meta name="${name}">`);
  return html.replace(meta, `$1${new URL(address).origin}"`);
}
