import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const packed = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

/** Compresses each file once and caches it, as web servers do. */
function packer() {
  const kept = new Map();
  return (file, read) => {
    if (!kept.has(file)) kept.set(file, brotliCompressSync(read()));
    return kept.get(file);
  };
}

/**
 * Serves a folder like a web server: compressed with brotli, and `index.html` for every page.
 * @param html replaces `index.html`; `headers` are sent with every file; `port` 0 is any free one
 * @returns its address and a function that stops it
 */
export async function serve(folder, { html, headers = {}, port = 0 } = {}) {
  const page = join(folder, 'index.html');
  const pack = packer();
  const server = createServer((request, response) => {
    const asked = join(folder, new URL(request.url, 'http://localhost').pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : page;
    const end = extname(file);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', types[end] ?? 'application/octet-stream');
    if (!packed.has(end)) return createReadStream(file).pipe(response);
    response.setHeader('Content-Encoding', 'br');
    response.end(pack(file, () => (file === page && html) || readFileSync(file)));
  });
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  return { address: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}
