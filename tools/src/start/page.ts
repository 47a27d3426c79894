import type { Plugin } from 'vite';

/** The values that the page's host fills in. */
export interface PageFacts {
  /** The contact address for adults (LYKTA_CONTACT). */
  contact: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('$', '$$$$');

/**
 * Writes the values into the page's `<meta>` elements, as an operator's web server does. A page without them is
 * unchanged.
 */
export function fillIn(html: string, { contact }: PageFacts): string {
  return html.replace(/(<meta name="lykta-contact" content=")[^"]*"/, `$1${escape(contact)}"`);
}

/** Fills in the page that Vite serves: from the sources in live mode, otherwise the built one. */
export function filledPage(facts: PageFacts, readBuilt: () => string): Plugin {
  return {
    name: 'lykta-filled-page',
    transformIndexHtml: (html) => fillIn(html, facts),
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!isPage(request.method, request.url)) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(fillIn(readBuilt(), facts));
      });
    },
  };
}

/** Every path of the app is the same page; paths of files have an extension. */
function isPage(method = 'GET', url = '/'): boolean {
  const [path = '/'] = url.split('?');
  return method === 'GET' && (path === '/index.html' || !/\.\w+$/.test(path));
}
