import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const HEADERS_FILE = 'headers.txt';
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
/** The API of any host, where nobody has said which; `securityHeaders` says the one that the page names. */
const ANY_API = 'https: http://localhost:* http://127.0.0.1:*';

/** The sources of all inline elements of one kind, by their hash. */
function hashes(html: string, element: 'script' | 'style'): string {
  const inline = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))];
  return inline
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
    .join('');
}

/** What a page may do: its own files, its own inline script and styles by their hash, and calls to the API. */
function policyOf(html: string, api: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    // Pictures that a child drew, and the picture and sound of the bot-check's code, come as data.
    "img-src 'self' data:",
    "media-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * The headers that a built page is served with: its own policy, narrowed to the API that its `<meta name="lykta-api">`
 * names, and what only a header can say.
 * @param html a built `index.html` @throws when the page has no policy
 */
export function securityHeaders(html: string): Record<string, string> {
  const policy = META.exec(html)?.[1];
  if (!policy) throw new Error('This page has no content security policy');
  const api = /<meta name="lykta-api" content="([^"]+)"/.exec(html)?.[1];
  return {
    'Content-Security-Policy': `${api ? policy.replace(ANY_API, new URL(api).origin) : policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Gives a built page a content security policy without `unsafe-inline` or `blob:` and, where LYKTA_API says it while
 * building, the only API that it may call; writes the headers for whoever
 * serves it into `headers.txt`, and serves them with `vite preview` (docs/operations.md, Serving the apps).
 */
export function contentSecurity(): Plugin {
  return {
    name: 'lykta-content-security',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // The page that reloads as one edits it has scripts of its own.
        if (!bundle) return html;
        const api = process.env.LYKTA_API;
        const named = api
          ? html.replace(/(<meta name="lykta-api" content=")[^"]*"/, `$1${new URL(api).href}"`)
          : html;
        const policy = policyOf(named, api ? new URL(api).origin : ANY_API);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        return named.replace(/(<meta charset[^>]*>)/, `$1\n    ${meta}`);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (this.environment.config.consumer === 'server' || !dir) return;
        const headers = Object.entries(securityHeaders(readFileSync(join(dir, 'index.html'), 'utf8')));
        writeFileSync(
          join(dir, HEADERS_FILE),
          headers.map(([name, value]) => `${name}: ${value}\n`).join(''),
        );
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const page = resolve(config.root, config.build.outDir, 'index.html');
      const headers = Object.entries(securityHeaders(readFileSync(page, 'utf8')));
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}
