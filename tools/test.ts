// `npm test`: every check of the project, two phases at a time. Continues after a failure, and ends with the total
// counts.
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countReports, REPORTS } from './src/test/counts.ts';
import { failuresBelow } from './src/test/failures.ts';
import { inLanes } from './src/test/lanes.ts';
import { phases, type Phase } from './src/test/phases.ts';
import { run } from './src/test/run.ts';

/** Enough phases at a time to use two cores: most wait for a browser or a database half of their time. */
const LANES = 2;

const root = path.resolve(import.meta.dirname, '..');
const isLong = process.argv.includes('--long');
// A separate cache for this folder: another clone's passed run proves nothing about this one.
const own = {
  ...process.env,
  NX_CACHE_DIRECTORY: path.join(root, '.nx/cache'),
  // The server and the tools start often: each of their files is compiled once.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
};
const env = isLong ? { ...own, LYKTA_LONG: '1', NX_SKIP_NX_CACHE: 'true' } : own;
for (const file of globSync(REPORTS, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  rmSync(path.join(root, file));
}

const began = performance.now();
const minutesSince = (start: number) => (performance.now() - start) / 60_000;
const lines: string[] = [];
let brokenCommands = 0;

await inLanes(
  phases.filter(({ long }) => isLong || !long),
  LANES,
  check,
);

const counts = countReports(root);
// A command that fails without a failed test (such as a type error) is a failure too.
const failed = Math.max(counts.failed, brokenCommands);
console.log(`\n${[...lines, ...failuresBelow(root)].join('\n')}`);
console.log(`${minutesSince(began).toFixed(1)} min in all`);
console.log(
  `${counts.passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
);
process.exit(failed === 0 && counts.passed > 0 ? 0 : 1);

/** Runs the commands of a phase one after the other, and prints the output of each when it ends. */
async function check(phase: Phase): Promise<void> {
  const start = performance.now();
  const broken: string[] = [];
  console.log(`\n=== ${phase.name} begins ===`);
  for (const [command = '', ...words] of phase.commands) {
    const program = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
    const { succeeded, printed } = await run(program, words, root, env);
    console.log(`\n=== ${phase.name}: ${command} ${words.join(' ')} ===\n${printed.trimEnd()}`);
    if (!succeeded) broken.push(`       ${command} ${words.join(' ')}`);
  }
  brokenCommands += broken.length;
  const minutes = minutesSince(start);
  const over = minutes > phase.minutes && !isLong ? `, over its ${phase.minutes} min` : '';
  const when = `from ${(minutesSince(began) - minutes).toFixed(1)} to ${minutesSince(began).toFixed(1)}`;
  const line = `${broken.length === 0 ? 'ok    ' : 'FAILED'} ${phase.name} (${minutes.toFixed(1)} min, ${when}${over})`;
  console.log(`\n=== ${line} ===`);
  lines.push(line, ...broken);
}
