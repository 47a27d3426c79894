// npm run test:deploy: packs Lykta twice and compares the bytes, installs the package with apt in a bare Debian, and
// follows docs/operations.md there up to the main job through Caddy; then the same with two servers of the image. Needs
// root, mmdebstrap, Debian's packages, and buildah for the image.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BareDebian } from './bare-debian.ts';
import { blocksUnder } from './documented.ts';
import { hashOf } from './hash.ts';
import { systemctl } from './systemctl.ts';
import { tryImage } from './try-image.ts';

const NOT_TRIED = [
  'systemd itself: the unit’s command runs as its user, but outside of its sandbox',
  'a certificate from an authority: Caddy signs its own here',
  'docker, podman, compose and Helm: the image runs from its unpacked root, the Caddyfile and the chart are read',
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

const debian = BareDebian.make(path.join(folder, 'root'));
const [deb, again] = ['one', 'two'].map((name) => pack(path.join(folder, name)));
if (hashOf(deb!) !== hashOf(again!)) throw new Error('Two packages of one commit are not the same bytes.');
console.log('Two packages of one commit are the same bytes.');

debian.copyIn(deb!, path.basename(deb!));
const files = path.join(root, 'tools/deploy/files');
const services = readdirSync(files).filter((name) => name.endsWith('.service'));
const units = services.map((name) => [name, readFileSync(path.join(files, name), 'utf8')]);
debian.put('usr/local/bin/systemctl', systemctl(Object.fromEntries(units)), 0o755);
const [install = ''] = blocksUnder(readFileSync(path.join(root, 'docs/operations.md'), 'utf8'), 'Installing');
console.log(install.trimEnd().replace(/^/gm, '$ '));
debian.run(`cd /\n${install}`);

const inside = [process.execPath, path.join(import.meta.dirname, 'inside.ts'), folder];
const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child'];
const { status } = spawnSync('unshare', [...apart, ...inside], { stdio: 'inherit' });
const image = tryImage(root, folder);
const notTried = [...NOT_TRIED, ...('skipped' in image ? [image.skipped] : [])];
const outcomes = [status !== 0, ...('failed' in image ? [image.failed] : [])];
const failed = outcomes.filter((outcome) => outcome).length;
console.log(`\nNot tried:\n${notTried.map((line) => `- ${line}`).join('\n')}`);
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
