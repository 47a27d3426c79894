// `npm test`: every check of the project. Goes on after a failure, and ends with the real counts.
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countReports, REPORTS } from './src/test/counts.ts';
import { failuresBelow } from './src/test/failures.ts';
import { phases } from './src/test/phases.ts';

const root = path.resolve(import.meta.dirname, '..');
const long = process.argv.includes('--long');
for (const file of globSync(REPORTS, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  rmSync(path.join(root, file));
}

let brokenCommands = 0;
const lines: string[] = [];
for (const phase of phases) {
  const began = performance.now();
  console.log(`\n=== ${phase.name} ===`);
  const broken = phase.commands.filter((words) => !succeeds(words));
  brokenCommands += broken.length;
  const minutes = (performance.now() - began) / 60_000;
  const over = minutes > phase.minutes && !long ? `, over its ${phase.minutes} min` : '';
  lines.push(`${broken.length === 0 ? 'ok    ' : 'FAILED'} ${phase.name} (${minutes.toFixed(1)} min${over})`);
  for (const words of broken) lines.push(`       ${words.join(' ')}`);
}

const counts = countReports(root);
// A command that failed without a failed test (a type error, say) is a failure too.
const failed = Math.max(counts.failed, brokenCommands);
console.log(`\n${[...lines, ...failuresBelow(root)].join('\n')}`);
console.log(
  `${counts.passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
);
process.exit(failed === 0 && counts.passed > 0 ? 0 : 1);

function succeeds([command, ...words]: string[]): boolean {
  const bin = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command!);
  // A cache of this folder's own: another clone's green run proves nothing about this one.
  const own = { ...process.env, NX_CACHE_DIRECTORY: path.join(root, '.nx/cache') };
  const env = long ? { ...own, LYKTA_LONG: '1', NX_SKIP_NX_CACHE: 'true' } : own;
  return spawnSync(bin, words, { cwd: root, stdio: 'inherit', env }).status === 0;
}
