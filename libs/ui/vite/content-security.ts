import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  ANY_ORIGIN,
  fillMeta,
  framesOf,
  pageHeaders,
  PREVIEW_PATH,
  previewHeaders,
} from '@lykta/domain/page';
import type { Plugin } from 'vite';

const HEADERS_FILE = 'headers.txt';
/** Where `vite preview` serves the viewer; `headers.txt` can't know it. */
const LOCAL_VIEWERS = 'http://localhost:4300 http://127.0.0.1:4300';

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
    ...framesOf(html),
    "base-uri 'none'",
    "form-action 'self'",
    // Strings become markup or worker addresses only through the policy of trusted-types/trust-own.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * Adds a content security policy without `unsafe-inline` or `blob:` to a built page; LYKTA_API at build time sets the
 * only API it may call. Writes the headers to `headers.txt` for the web server, and serves them with `vite preview`
 * (docs/operations.md, Serving the apps).
 */
export function contentSecurity(): Plugin {
  let isBuild = false;
  return {
    name: 'lykta-content-security',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // The development server adds its own inline scripts and styles.
        if (!isBuild) return html;
        const api = process.env.LYKTA_API;
        const named = api ? fillMeta(html, 'lykta-api', new URL(api).href) : html;
        const policy = policyOf(named, api ? new URL(api).origin : ANY_ORIGIN);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        return named.replace(/(<meta charset[^>]*>)/, `$1\n    ${meta}`);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (this.environment.config.consumer === 'server' || !dir) return;
        const headers = Object.entries(pageHeaders(readFileSync(join(dir, 'index.html'), 'utf8')));
        writeFileSync(
          join(dir, HEADERS_FILE),
          headers.map(([name, value]) => `${name}: ${value}\n`).join(''),
        );
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const page = resolve(config.root, config.build.outDir, 'index.html');
      const html = readFileSync(page, 'utf8');
      const headers = pageHeaders(html);
      const preview = previewHeaders(html, LOCAL_VIEWERS) ?? headers;
      middlewares.use((request, response, next) => {
        const isPreview = request.url?.split('?', 1)[0] === PREVIEW_PATH;
        for (const [name, value] of Object.entries(isPreview ? preview : headers))
          response.setHeader(name, value);
        next();
      });
    },
  };
}
