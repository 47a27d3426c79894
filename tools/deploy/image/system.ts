import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Architecture } from '../platform.ts';

/** What Node is linked with, by Debian's packages; nothing else of a system is in the image. */
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6'];
const LIBRARIES = [
  'libc.so.6',
  'libdl.so.2',
  'libgcc_s.so.1',
  'libm.so.6',
  'libpthread.so.0',
  'libstdc++.so.6',
];
const TRIPLETS = { amd64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' } as const;
const LOADERS = { amd64: 'lib64/ld-linux-x86-64.so.2', arm64: 'lib/ld-linux-aarch64.so.1' } as const;
/** The user of the image, as a number: a cluster that asks for one that is not root can check it. */
export const USER = 10_001;

/** Lays out the little of a system that the program needs, from Debian's packages. */
export function stageSystem(into: string, architecture: Architecture, work: string): void {
  const debian = path.join(work, 'debian');
  const options = ['--variant=extract', '--quiet', `--architectures=${architecture}`];
  const [suite, ...include] = ['bookworm', `--include=${PACKAGES.join(',')}`];
  execFileSync('mmdebstrap', [...options, ...include, suite, debian], { stdio: 'inherit' });
  const folder = path.join('lib', TRIPLETS[architecture]);
  for (const name of LIBRARIES) copyFile(findIn(debian, folder, name), path.join(into, 'usr', folder, name));
  copyFile(
    findIn(debian, folder, path.basename(LOADERS[architecture])),
    path.join(into, 'usr', LOADERS[architecture]),
  );
  for (const name of new Set(['lib', path.dirname(LOADERS[architecture])])) {
    symlinkSync(`usr/${name}`, path.join(into, name));
  }
  for (const name of PACKAGES) {
    const notice = path.join('usr/share/doc', name, 'copyright');
    copyFile(path.join(debian, notice), path.join(into, notice));
  }
  mkdirSync(path.join(into, 'etc'), { recursive: true });
  writeFileSync(path.join(into, 'etc/passwd'), `lykta:x:${USER}:${USER}::/var/lib/lykta:/none\n`);
  writeFileSync(path.join(into, 'etc/group'), `lykta:x:${USER}:\n`);
  for (const name of ['tmp', 'var/lib', 'etc/lykta']) mkdirSync(path.join(into, name), { recursive: true });
}

/** Debian 12 has its libraries in `/lib`, or in `/usr/lib` where both are one. */
function findIn(debian: string, folder: string, name: string): string {
  const places = [path.join(debian, folder, name), path.join(debian, 'usr', folder, name)];
  for (const place of places) {
    try {
      return realpathSync(place);
    } catch {
      // It is in the other one.
    }
  }
  throw new Error(`Debian's packages have no ${name}`);
}

function copyFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
  chmodSync(to, 0o755);
}
