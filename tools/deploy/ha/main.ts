// npm run test:ha [-- --rounds 20]: three machines with PostgreSQL under Patroni and etcd, HAProxy and a server each, on
// three networks of this machine, set up with the files that docs/operations.md names; children use them while one
// after the other breaks. Needs root and the packages of `NEEDED`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** A file of each of Debian's packages that this needs. */
const NEEDED = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
  '/usr/lib/postgresql': 'postgresql',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/ip': 'iproute2',
  '/usr/bin/nsenter': 'util-linux',
};

const NOT_TRIED = [
  'three machines with disks and clocks of their own: they share this one’s, so that nothing here drifts or wears out',
  'a watchdog, which switches off a primary whose Patroni hangs',
  'two ways in with one address (keepalived), and TLS: the children reach one HAProxy without it',
  'systemd: a script keeps the services running',
];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
if (process.getuid?.() !== 0) throw new Error('This needs root: it makes networks of its own.');
const lacking = Object.entries(NEEDED).filter(([file]) => !existsSync(file));
if (lacking.length > 0) {
  const packages = lacking.map(([, name]) => name).join(' ');
  throw new Error(`This needs Debian with: apt-get install --no-install-recommends ${packages}`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'lykta-ha-'));
const inside = [process.execPath, path.join(import.meta.dirname, 'inside.ts'), folder, values.rounds];
const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const { status } = spawnSync('unshare', [...apart, ...inside], { stdio: 'inherit' });
console.log(`\nNot tried:\n${NOT_TRIED.map((line) => `- ${line}`).join('\n')}`);
if (status === 0) rmSync(folder, { recursive: true, force: true });
else console.log(`\nWhat the machines said is in ${folder}/lykta-*/log.`);
process.exit(status ?? 1);
