import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const HEADERS_FILE = 'headers.txt';
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
/** Used when the build names no API; `securityHeaders` narrows it to the API in the page. */
const ANY_API = 'https: http://localhost:* http://127.0.0.1:*';

/** CSP sources of all inline elements of one kind, by hash. */
function hashes(html: string, element: 'script' | 'style'): string {
  const inline = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))];
  return inline
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
    .join('');
}

/** The policy of a page: its own files, its own inline script and styles by hash, and calls to the API. */
function policyOf(html: string, api: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    // Children's drawings, and the picture and sound of the bot check's code, are data: URLs.
    "img-src 'self' data:",
    "media-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'self'",
    // Strings become markup or worker addresses only through the policy of trusted-types/trust-own.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The response headers for a built page: its own policy, narrowed to the API in its `<meta name="lykta-api">`, and
 * the headers that a page can't set itself.
 * @param html a built `index.html`
 * @throws when the page has no policy
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
 * Adds a content security policy without `unsafe-inline` or `blob:` to a built page; LYKTA_API at build time sets the
 * only API it may call. Writes the headers to `headers.txt` for the web server, and serves them with `vite preview`
 * (docs/operations.md, Serving the apps).
 */
export function contentSecurity(): Plugin {
  return {
    name: 'lykta-content-security',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // The development server adds its own inline scripts.
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
