// npm run bench:donuts [-- rounds]: draws fifty donuts of seven slices on a simulated slow machine, compared with other
// ways to draw them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { args, executablePath } from '@lykta/chromium';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serve } from '../page/serve.mjs';
import { installPeers } from '../peers.ts';
import { median, roundsOf, show } from '../results.ts';

const rounds = roundsOf(3);
const slowness = 4;
const DRAWINGS = 5;
const names = {
  'd3-shape': 'd3-shape in plain React',
  lykta: 'Lykta',
  'chart-js': 'Chart.js 4.6',
  recharts: 'Recharts 3.10',
  nivo: 'Nivo 0.99',
};
const parts = ['Ring', 'Whole'];

installPeers(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'lykta-bench-donuts-'));
await build({
  root: join(import.meta.dirname, 'page'),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  // The packages here install their own React; a page may contain only one.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir: folder, emptyOutDir: true, manifest: true },
});
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Returns the scripts that a source imports statically. */
function needed(source, found = new Set()) {
  if (found.has(source)) return found;
  found.add(source);
  for (const next of manifest[source].imports ?? []) needed(next, found);
  return found;
}

/** Returns what a peer adds to a page that has React already, in kB gz. */
function weigh(peer) {
  const before = needed('index.html');
  const added = [...needed(`peers/${peer}.jsx`)].filter((source) => !before.has(source));
  const bytes = added.map((source) => gzipSync(readFileSync(join(folder, manifest[source].file))).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
const weights = Object.fromEntries(Object.keys(names).map((peer) => [peer, weigh(peer)]));

async function visit(browser, address, peer, part) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address);
  await page.waitForFunction('window.ready');
  const times = await page.evaluate(`measure('${peer}', '${part}', ${DRAWINGS})`);
  await context.close();
  return times;
}

const times = Object.fromEntries(Object.keys(names).map((peer) => [peer, { Ring: [], Whole: [] }]));
const { address, stop } = await serve(folder);
const browser = await chromium.launch({ executablePath: executablePath(), args });
try {
  for (let round = 0; round < rounds; round++)
    for (const part of parts)
      for (const peer of Object.keys(names))
        times[peer][part].push(...(await visit(browser, address, peer, part)));
} finally {
  await browser.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
}

for (const part of parts) {
  const what = part === 'Ring' ? 'rings with shares' : 'rings with their tables';
  const ours = median(times.lykta[part]);
  show(
    what,
    `50 ${what}, warm, CPU ${slowness} times slower, median of ${rounds * DRAWINGS} in ms`,
    Object.entries(names).map(([peer, name]) => ({
      'drawn with': name,
      ms: Math.round(median(times[peer][part])),
      'ours compared': Number((ours / median(times[peer][part])).toFixed(2)),
      'kB gz added': Number(weights[peer].toFixed(1)),
    })),
  );
}
