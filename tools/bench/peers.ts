import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs what a benchmark compares us with, at the exact versions of the folder's own package.json. Does nothing when
 * they are there already. The product never installs them.
 * @throws if npm cannot get them, for example without a network
 */
export function installPeers(folder: string): void {
  const wanted = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const mark = path.join(folder, 'node_modules/.installed-for.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.error(`Installs what the benchmark "${path.basename(folder)}" compares us with …`);
  const words = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(mark, wanted);
}
