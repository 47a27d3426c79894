import { own } from '@lykta/domain';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

const kept = new Map<string, Buffer>();

/** A compressed file; each is compressed once, or the pages would wait for it. */
function packed(path: string, body: Buffer): Buffer {
  const known = kept.get(path);
  if (known) return known;
  const small = gzipSync(body);
  kept.set(path, small);
  return small;
}

/** Builds Storybook into a folder. @throws when the build fails */
export function build(root: string, out: string): void {
  const words = ['node_modules/.bin/storybook', 'build', '-c', '.storybook', '-o', out];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Storybook could not be built.');
}

/** What a server compresses; pictures, films and fonts are small already. */
const isText = (path: string) => /\.(?:html|js|css|json|svg|vtt)$/.test(path);

/** Serves a built Storybook on a free port of this machine, compressed as a server on the web does. */
export async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const path = asked === '/' ? '/index.html' : asked;
    readFile(join(folder, path))
      .then((body) =>
        response
          .writeHead(200, {
            'content-type': own(TYPES, extname(path)) ?? 'application/octet-stream',
            // File names in assets/ change with their content.
            'cache-control': path.startsWith('/assets/') ? 'max-age=3600' : 'no-cache',
            ...(isText(path) ? { 'content-encoding': 'gzip' } : {}),
          })
          .end(isText(path) ? packed(path, body) : body),
      )
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
