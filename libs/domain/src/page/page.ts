/** What the built page of an app says in its `<meta>` elements; whoever serves it fills them in. */
export interface PageFacts {
  /** The API's origin, the only one that the page may then call. */
  api?: string;
  /** The contact address for adults (LYKTA_CONTACT). */
  contact?: string;
}

/** What a page may call whose build names no API. */
export const ANY_API = 'https: http://localhost:* http://127.0.0.1:*';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
const API = 'lykta-api';

const place = (name: string) => new RegExp(`(<meta name="${name}" content=")([^"]*)"`);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Writes a value into the page's `<meta>` of that name. A page without it is unchanged. */
export function fillMeta(html: string, name: string, value: string): string {
  return html.replace(place(name), (_meta, head: string) => `${head}${escape(value)}"`);
}

/** Whether a page has a `<meta>` of that name. */
export const hasMeta = (html: string, name: string): boolean => place(name).test(html);

/** Writes the facts into a built page, as its host does, and narrows its own content security policy to the API. */
export function fillPage(html: string, { api, contact }: PageFacts): string {
  const reachable = contact === undefined ? html : fillMeta(html, 'lykta-contact', contact);
  if (api === undefined) return reachable;
  const { origin } = new URL(api);
  return fillMeta(reachable, API, origin).replace(POLICY, (meta) => meta.replace(ANY_API, origin));
}

/**
 * Returns the headers for a built page: its own policy, narrowed to the API that it names, and what a page can't say
 * itself.
 * @throws {Error} if the page has no policy
 */
export function pageHeaders(html: string): Record<string, string> {
  const policy = POLICY.exec(html)?.[1];
  if (!policy) throw new Error('This page has no content security policy');
  const api = place(API).exec(html)?.[2];
  return {
    'Content-Security-Policy': `${api ? policy.replace(ANY_API, new URL(api).origin) : policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
