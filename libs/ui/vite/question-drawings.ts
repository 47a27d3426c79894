import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { questionPictures } from '@lykta/domain';
import type { Plugin } from 'vite';

const drawings = join(import.meta.dirname, '../src/art/svg');
const files = new Map(
  Object.entries(questionPictures).map(([name, { src }]) => [src as string, join(drawings, `${name}.svg`)]),
);

/** Provides the drawings that a question can show: dev and preview serve them, build copies them. */
export function questionDrawings(): Plugin {
  const middleware = ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void) => {
    const file = files.get(url.replace(/\?.*$/, ''));
    if (file === undefined) return next();
    response.writeHead(200, { 'Cache-Control': 'no-cache', 'Content-Type': 'image/svg+xml' });
    response.end(readFileSync(file));
  };
  return {
    name: 'lykta-question-drawings',
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [src, file] of files)
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: readFileSync(file) });
    },
  };
}
