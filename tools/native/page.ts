import { readFileSync, writeFileSync } from 'node:fs';
import { fillMeta, hasMeta } from '@lykta/domain/page';

/** The API's address for the native shell, and the web app that its links open (empty: derived from the API's). */
export interface Addresses {
  api: string;
  app: string;
}

/**
 * Writes the addresses into a built page. @throws {Error} if an address is not an https origin, or the page lacks the
 * element
 */
export function nameAddresses(file: string, { api, app }: Addresses): void {
  const page = [['lykta-api', api], ...(app === '' ? [] : [['lykta-app', app]])].reduce(
    (html, [name, address]) => named(html, name!, address!),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, page);
}

/** Tells the page of a shell that it can ask its phone for pushes. */
export function allowPush(file: string): void {
  const page = readFileSync(file, 'utf8');
  if (!page.includes('</head>')) throw new Error('the built page has no head');
  writeFileSync(file, page.replace('</head>', '<meta name="lykta-push" content="on" /></head>'));
}

function named(html: string, name: string, address: string): string {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new Error(`${address}: an address that begins with https:// is needed`);
  if (!hasMeta(html, name)) throw new Error(`the built page has no <meta name="${name}">`);
  return fillMeta(html, name, new URL(address).origin);
}
