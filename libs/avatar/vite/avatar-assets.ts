import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const assets = join(import.meta.dirname, '..', 'assets');
const folders = ['avatarParts', 'avatars'] as const;
const address = /^\/assets\/(avatarParts|avatars)\/([a-z0-9-]{1,40}\.svg)(?:\?.*)?$/i;

function filesOf(folder: string): string[] {
  return readdirSync(join(assets, folder)).filter((file) => file.endsWith('.svg'));
}

/** Answers a request for a drawing, with 304 if the browser has it already; returns false for other requests. */
function answer(request: IncomingMessage, response: ServerResponse): boolean {
  const [, folder, file] = address.exec(request.url ?? '') ?? [];
  if (!folder || !file || !filesOf(folder).includes(file)) return false;
  const svg = readFileSync(join(assets, folder, file));
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : 200, {
    ETag: etag,
    'Cache-Control': 'no-cache',
    'Content-Type': 'image/svg+xml',
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : svg);
  return true;
}

/**
 * Provides the avatar drawings at `/assets/avatarParts/{id}.svg` and `/assets/avatars/{id}.svg` (docs/product.md §7):
 * dev and preview serve them with an ETag, build copies them.
 */
export function avatarAssets(): Plugin {
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!answer(request, response)) next();
  };
  return {
    name: 'lykta-avatar-assets',
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const folder of folders) {
        for (const file of filesOf(folder)) {
          this.emitFile({
            type: 'asset',
            fileName: `assets/${folder}/${file}`,
            source: readFileSync(join(assets, folder, file)),
          });
        }
      }
    },
  };
}
