import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { installPeers } from '../peers.ts';

const here = import.meta.dirname;
const child = join(here, '../../../apps/child');
const newFolder = () => mkdtempSync(join(tmpdir(), 'lykta-bench-page-'));

async function built(root, options) {
  const outDir = newFolder();
  await build({ root, logLevel: 'error', ...options, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** The rendered start page with inlined styles, without scripts and fonts: no page can be painted sooner. */
function limit(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const start = page.match(/<template id="drawn-start-sv">([\s\S]*?)<\/template>/)?.[1];
  if (!start) throw new Error('the built page has no drawn start page');
  const alone = page
    // A script shows the drawn page; the limit has it in the root at once.
    .replace('<div id="root"></div>', () => `<div id="root">${start}</div>`)
    .replace(/<template[\s\S]*?<\/template>/g, '')
    // The policy allows only the style that it knows, and this page's style has no fonts.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<link[^>]*rel="(?:manifest|icon|apple-touch-icon|modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/@font-face\{[^}]*\}/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '');
  const out = newFolder();
  writeFileSync(join(out, 'index.html'), alone);
  return out;
}

/** Builds the child app. @returns its folder */
export function buildChild() {
  installPeers(here);
  return built(child, { configFile: join(child, 'vite.config.ts') });
}

/** Builds one of the pages in this folder. @returns its folder */
export function buildPeer(name) {
  // The packages here install their own React; a page may contain only one.
  const peer = { configFile: false, plugins: [react()], resolve: { dedupe: ['react', 'react-dom'] } };
  return built(join(here, name), peer);
}

/**
 * Builds the pages compared with the start page. @returns name and folder of each; `still` means that it has no script
 * that hydrates
 */
export async function contestants() {
  const lykta = await buildChild();
  return [
    { name: 'limit: HTML alone', folder: limit(lykta), still: true },
    { name: 'Lykta', folder: lykta },
    { name: 'bare stack', folder: await buildPeer('bare') },
    { name: 'SurveyJS', folder: await buildPeer('survey') },
  ];
}
