import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillPage } from '@lykta/domain/page';
import { preview, type PreviewServer } from 'vite';
import { urls } from './ports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Serves a copy of an app's build with the journeys' API address, like an operator's web server. */
export async function serveApp(app: 'child' | 'answers-viewer', port: number): Promise<PreviewServer> {
  const folder = path.join(root, 'apps', app);
  const copy = mkdtempSync(path.join(tmpdir(), `lykta-e2e-${app}-`));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(path.join(folder, 'dist'), copy, { recursive: true });
  const page = path.join(copy, 'index.html');
  const html = readFileSync(page, 'utf8');
  const named = fillPage(html, { api: urls.api, beside: app === 'child' ? urls.viewer : urls.child });
  if (named === html) throw new Error(`${app}: index.html has no <meta name="lykta-api"> to fill in`);
  writeFileSync(page, named);
  return preview({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    build: { outDir: copy },
    preview: { port, strictPort: true, host: 'localhost' },
    logLevel: 'warn',
  });
}
