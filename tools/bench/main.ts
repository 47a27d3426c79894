// npm run bench [-- --short]: runs every benchmark, one after the other, each beside its peers. Writes the goals with
// their figures to docs/performance.md. With --short it only checks that each runs (test:long).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Tables } from './goals/goal.ts';
import { goals } from './goals/goals.ts';
import { between, goalTable } from './goals/table.ts';
import { isShort, type Row } from './results.ts';

const here = import.meta.dirname;
const page = path.resolve(here, '../../docs/performance.md');
const scripts = [
  'engine/main.mjs',
  'avatar/main.mjs',
  'avatar/page.mjs',
  'page/main.mjs',
  'page/answering.mjs',
  'donuts/main.mjs',
  'desk/main.mjs',
  'studio/main.mjs',
  'lighthouse/main.mjs',
  'server/main.ts',
  'mood/main.ts',
  'flame/main.ts',
  'country/main.ts',
  'growth/main.mjs',
  'build/main.ts',
];

const folder = mkdtempSync(path.join(tmpdir(), 'lykta-bench-'));
const file = path.join(folder, 'results.jsonl');
const failed: string[] = [];
for (const script of scripts) {
  console.log(`\n=== ${script} ===`);
  const words = [path.join(here, script), ...(isShort ? ['--short'] : [])];
  const env = { ...process.env, LYKTA_BENCH_RESULTS: file };
  const before = sizeOf(file);
  const { status } = spawnSync(process.execPath, words, { env, stdio: 'inherit' });
  // Lighthouse ends with 1 below its goal; only a benchmark without figures is broken.
  if (sizeOf(file) === before || (isShort && status !== 0)) failed.push(script);
}
const tables = readTables(file);
rmSync(folder, { recursive: true });

if (failed.length > 0) {
  console.error(`\nWithout figures: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  const table = goalTable(goals, tables);
  console.log(`\n${table}`);
  if (!isShort) write(table);
}

/** Writes the goals and their figures to the page. */
function write(table: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `One run on ${day}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}.`;
  writeFileSync(page, between(readFileSync(page, 'utf8'), `${machine}\n\n${table}`));
}

/** The number of characters that the results have so far. */
function sizeOf(results: string): number {
  return existsSync(results) ? readFileSync(results, 'utf8').length : 0;
}

function readTables(results: string): Tables {
  if (!existsSync(results)) return new Map();
  const lines = readFileSync(results, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { name, rows }: { name: string; rows: Row[] } = JSON.parse(line);
      return [name, rows];
    }),
  );
}
