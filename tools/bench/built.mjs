import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Builds an app for an API's address. @param name `child` or `answers-viewer` @returns its folder */
export async function buildApp(name, api) {
  const folder = mkdtempSync(join(tmpdir(), `lykta-bench-${name}-`));
  const app = join(root, 'apps', name);
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
