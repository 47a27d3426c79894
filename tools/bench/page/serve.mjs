import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createGzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const packed = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

/** Serves a folder as a web server would: packed, and `index.html` for every page. @returns its address and how to stop */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const asked = join(folder, new URL(request.url, 'http://localhost').pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
    const end = extname(file);
    response.setHeader('Content-Type', types[end] ?? 'application/octet-stream');
    if (!packed.has(end)) return createReadStream(file).pipe(response);
    response.setHeader('Content-Encoding', 'gzip');
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}
