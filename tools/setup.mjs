// Prepares the clone: installs packages if the lockfile changed, and (with --browser) finds or installs Chromium. Runs
// with the machine's own Node (20 or newer); everything later runs with the Node 24 from the packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const lock = readFileSync(path.join(root, 'package-lock.json'));
const hash = createHash('sha256').update(lock).digest('hex');
const stamp = path.join(root, 'node_modules/.lock-hash');

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Lykta needs Node 20 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.log('Installing packages (first start, or the lockfile changed) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) run(process.execPath, [npm, ...args]);
  else run('npm', args);
  writeFileSync(stamp, hash);
}
// By path, because the shell that npm started may have cached the machine's own node.
if (process.argv.includes('--browser')) {
  run(path.join(root, 'node_modules/node/bin/node'), [path.join(root, 'tools/src/find-browser.ts')]);
}
