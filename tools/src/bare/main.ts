// node tools/src/bare/main.ts (in test:long): checks that the committed project starts on a machine with only Debian,
// Node 20, npm and git: no browser, no compiler. Needs root and Debian's mirror; without them it uses a clone without a
// browser.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBareRoot, type Place } from './bare-root.ts';
import { startsAndStops } from './starts-and-stops.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'lykta-bare-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Uses the same user and programs, but hides every browser from the configurations. */
function cloneHere(): Place {
  const env = { ...process.env, CHROMIUM_PATH: path.join(folder, 'chromium') };
  return {
    clone: path.join(folder, 'lykta'),
    start: () => spawn('npm', ['start'], { cwd: path.join(folder, 'lykta'), env, detached: true }),
  };
}

const bare = makeBareRoot(folder);
console.log(bare ? 'In a root of Debian, Node 20, npm and git.' : 'In a clone without a browser.');
const place = bare ?? cloneHere();
const cloned = spawnSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, place.clone]);
if (cloned.status !== 0) throw new Error(`git clone: ${cloned.stderr}`);
await startsAndStops(place.start());
console.log('npm start: everything answers, and ends when it is told to.');
