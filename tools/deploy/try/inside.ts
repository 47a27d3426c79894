// Started by main.ts in a network of its own: sets up the installed package as docs/operations.md says, looks at what
// listens, and walks the main job through it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BareDebian } from './bare-debian.ts';
import { allBlocks } from './documented.ts';
import { listening } from './listening.ts';

const NAMES = ['app.example.se', 'viewer.example.se', 'api.example.se'];
/** HTTP, which only leads to HTTPS; HTTPS; and the server behind it. */
const PORTS = [80, 443, 9090];

const [folder = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
const debian = BareDebian.at(path.join(folder, 'root'));
const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');

function must(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`);
}

must('ip', 'link', 'set', 'lo', 'up');
must('mount', '-t', 'proc', 'proc', path.join(debian.root, 'proc'));
must('mount', '--rbind', '/dev', path.join(debian.root, 'dev'));
debian.put('etc/hosts', `127.0.0.1 localhost ${NAMES.join(' ')}\n`);

// The first block fetched and installed the package, where there was still a network.
const [, ...blocks] = allBlocks(page);
for (const block of blocks) {
  console.log(block.trimEnd().replace(/^/gm, '$ '));
  console.log(debian.run(block).trimEnd());
}

const ports = listening(readFileSync('/proc/net/tcp', 'utf8') + readFileSync('/proc/net/tcp6', 'utf8'));
if (ports.join() !== PORTS.join())
  throw new Error(`What listens: ${ports.join(', ')}, not ${PORTS.join(', ')}`);
console.log(`Listening: ${ports.join(', ')}.`);

const control = path.join(folder, 'control');
const inRoot = `exec chroot ${debian.root} env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8`;
writeFileSync(
  control,
  `#!/bin/sh
case "$1" in
  admin) ${inRoot} lykta "$@" ;;
  kill) ${inRoot} systemctl kill --signal=SIGKILL lykta ;;
  start) ${inRoot} systemctl start lykta ;;
esac
`,
  { mode: 0o755 },
);
const journey = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'journeys/main-job.spec',
    '--project=journeys',
    '--reporter=list',
  ],
  {
    cwd: path.join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, LYKTA_E2E_CONTROL: control, LYKTA_E2E_NAMES: NAMES.join(',') },
  },
);
debian.tryRun('systemctl stop lykta');
process.exit(journey.status ?? 1);
