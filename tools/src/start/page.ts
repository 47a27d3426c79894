import { fillPage, type PageFacts } from '@lykta/domain/page';
import type { Plugin } from 'vite';

/** Fills in the page that Vite serves: from the sources in live mode, otherwise the built one. */
export function filledPage(facts: PageFacts, readBuilt: () => string): Plugin {
  return {
    name: 'lykta-filled-page',
    transformIndexHtml: (html) => fillPage(html, facts),
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!isPage(request.method, request.url)) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(fillPage(readBuilt(), facts));
      });
    },
  };
}

/** Every path of the app is the same page; paths of files have an extension. */
function isPage(method = 'GET', url = '/'): boolean {
  const [path = '/'] = url.split('?');
  return method === 'GET' && (path === '/index.html' || !/\.\w+$/.test(path));
}
