export { PREVIEW_PATH } from './preview-path.ts';

/** What the built page of an app says in its `<meta>` elements; whoever serves it fills them in. */
export interface PageFacts {
  /** The API's origin, the only one that the page may then call. */
  api?: string;
  /** The contact address for adults (LYKTA_CONTACT). */
  contact?: string;
  /** The other app's origin: the viewer frames the child app's preview page, and nobody else does. */
  beside?: string;
}

/** What a page may call or frame whose build names no origin. */
export const ANY_ORIGIN = 'https: http://localhost:* http://127.0.0.1:*';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
const API = 'lykta-api';
/** In the child app's page: who may frame its preview page. */
const VIEWER = 'lykta-viewer';
/** In the viewer's page: whose preview page it frames. */
const CHILD = 'lykta-child';

const place = (name: string) => new RegExp(`(<meta name="${name}" content=")([^"]*)"`);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Writes a value into the page's `<meta>` of that name. A page without it is unchanged. */
export function fillMeta(html: string, name: string, value: string): string {
  return html.replace(place(name), (_meta, head: string) => `${head}${escape(value)}"`);
}

/** Whether a page has a `<meta>` of that name. */
export const hasMeta = (html: string, name: string): boolean => place(name).test(html);

/** The value of the page's `<meta>` of that name; '' without one. */
const metaOf = (html: string, name: string): string => place(name).exec(html)?.[2] ?? '';

/** Writes the facts into a built page, as its host does, and narrows its own content security policy to them. */
export function fillPage(html: string, { api, contact, beside }: PageFacts): string {
  let filled = contact === undefined ? html : fillMeta(html, 'lykta-contact', contact);
  if (beside !== undefined) filled = fillMeta(fillMeta(filled, VIEWER, beside), CHILD, beside);
  if (api !== undefined) filled = fillMeta(filled, API, new URL(api).origin);
  return filled.replace(POLICY, (meta) => narrowed(meta, filled));
}

/** Narrows a policy to the origins that the page names. */
function narrowed(policy: string, html: string): string {
  const only = (rule: string, name: string, before: string) => {
    const named = metaOf(html, name);
    return named ? before.replace(`${rule} ${ANY_ORIGIN}`, `${rule} ${new URL(named).origin}`) : before;
  };
  return only('frame-src', CHILD, only("connect-src 'self'", API, policy));
}

/** What the built page may frame, where its build does not know whose page: the viewer's policy says so. */
export const framesOf = (html: string): string[] => (hasMeta(html, CHILD) ? [`frame-src ${ANY_ORIGIN}`] : []);

/**
 * Returns the headers for a built page: its own policy, narrowed to the API that it names, and what a page can't say
 * itself.
 * @throws {Error} if the page has no policy
 */
export function pageHeaders(html: string): Record<string, string> {
  const policy = POLICY.exec(html)?.[1];
  if (!policy) throw new Error('This page has no content security policy');
  return {
    'Content-Security-Policy': `${narrowed(policy, html)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Returns the headers for the preview page: the viewer alone may frame it, and it calls nobody. Undefined where the page
 * names no viewer: then it is a page like any other.
 * @param otherwise who may frame it where the page does not say
 */
export function previewHeaders(html: string, otherwise = ''): Record<string, string> | undefined {
  const viewer = hasMeta(html, VIEWER) ? metaOf(html, VIEWER) || otherwise : '';
  if (viewer === '') return undefined;
  const {
    'X-Frame-Options': _nobody,
    'Content-Security-Policy': policy = '',
    ...headers
  } = pageHeaders(html);
  return {
    ...headers,
    'Content-Security-Policy': policy
      .replace(/connect-src [^;]*/, "connect-src 'none'")
      .replace("frame-ancestors 'none'", `frame-ancestors ${viewer}`),
  };
}

/** The host names and the local ports of both apps. */
const APPS = { child: { host: 'app', port: 4200 }, viewer: { host: 'viewer', port: 4300 } } as const;

/** Returns the other app's origin: the one that the page names, otherwise derived from this one's host name. */
export function originBeside(
  other: keyof typeof APPS,
  stated: string | undefined,
  { protocol, hostname }: { protocol: string; hostname: string },
): string {
  if (stated) return new URL(stated).origin;
  const { host, port } = APPS[other];
  if (hostname === 'localhost' || hostname === '127.0.0.1') return `http://${hostname}:${port}`;
  return `${protocol}//${hostname.replace(/^(dev-|demo-)?(app|viewer)\./, `$1${host}.`)}`;
}
