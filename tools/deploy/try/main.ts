// npm run test:deploy: packs Lykta twice and compares the bytes, installs the package with apt in a bare Debian, and
// follows docs/operations.md there up to the main job through Caddy. Needs root, mmdebstrap and Debian's packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BareDebian } from './bare-debian.ts';
import { blocksUnder } from './documented.ts';
import { systemctl } from './systemctl.ts';

const NOT_TRIED = [
  'systemd itself: the unit’s command runs as its user, but outside of its sandbox',
  'a certificate from an authority: Caddy signs its own here',
  'arm64: there is no such machine here',
];

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'lykta-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Packs the committed project, both apps built anew. @returns the file */
function pack(into: string): string {
  execFileSync(process.execPath, [path.join(root, 'tools/deploy/main.ts'), '--into', into], {
    stdio: 'inherit',
    env: { ...process.env, NX_SKIP_NX_CACHE: 'true' },
  });
  return path.join(
    into,
    readdirSync(into).find((name) => name.endsWith('.deb'))!,
  );
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const debian = BareDebian.make(path.join(folder, 'root'));
const [deb, again] = ['one', 'two'].map((name) => pack(path.join(folder, name)));
if (hashOf(deb!) !== hashOf(again!)) throw new Error('Two packages of one commit are not the same bytes.');
console.log('Two packages of one commit are the same bytes.');

debian.copyIn(deb!, path.basename(deb!));
const unit = path.join(root, 'tools/deploy/files/lykta.service');
debian.put('usr/local/bin/systemctl', systemctl(readFileSync(unit, 'utf8')), 0o755);
const [install = ''] = blocksUnder(readFileSync(path.join(root, 'docs/operations.md'), 'utf8'), 'Installing');
console.log(install.trimEnd().replace(/^/gm, '$ '));
debian.run(`cd /\n${install}`);

const inside = [process.execPath, path.join(import.meta.dirname, 'inside.ts'), folder];
const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child'];
const { status } = spawnSync('unshare', [...apart, ...inside], { stdio: 'inherit' });
console.log(`\nNot tried:\n${NOT_TRIED.map((line) => `- ${line}`).join('\n')}`);
console.log(status === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exit(status ?? 1);
