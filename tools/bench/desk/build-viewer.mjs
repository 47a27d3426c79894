import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the answers viewer for a server of a benchmark. @returns the folder */
export async function buildViewer(api) {
  const folder = mkdtempSync(join(tmpdir(), 'lykta-bench-desk-'));
  const app = join(import.meta.dirname, '../../../apps/answers-viewer');
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/(<meta name="lykta-api" content=")[^"]*"/, `$1${api}"`));
  return folder;
}
