import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { storageIn } from '../image/build-image.ts';
import { hashOf } from './hash.ts';

const MOST_BYTES = 250e6;

/** What came of the try: a line of what was not allowed, or whether it went well. */
export type Outcome = { skipped: string } | { failed: boolean };

/**
 * Makes the image twice and compares the bytes, looks at its size, runs its program by buildah, and walks the main job
 * through two servers of it.
 * @param folder holds the bare Debian, which has Caddy
 */
export function tryImage(root: string, folder: string): Outcome {
  if (!existsSync('/usr/bin/buildah')) {
    return { skipped: 'the image: there is no buildah here (apt-get install buildah)' };
  }
  const [image = '', again = ''] = ['image-one', 'image-two'].map((name) =>
    make(root, path.join(folder, name)),
  );
  if (hashOf(image) !== hashOf(again)) throw new Error('Two images of one commit are not the same bytes.');
  const { size } = statSync(image);
  if (size > MOST_BYTES) throw new Error(`The image has ${Math.round(size / 1e6)} MB.`);
  console.log(`Two images of one commit are the same bytes: ${Math.round(size / 1e6)} MB.`);
  console.log(`By buildah: version ${versionByBuildah(image, path.join(folder, 'buildah'))}`);
  const inside = [process.execPath, path.join(import.meta.dirname, 'inside-image.ts'), folder, image];
  const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child'];
  return { failed: spawnSync('unshare', [...apart, ...inside], { stdio: 'inherit' }).status !== 0 };
}

function make(root: string, into: string): string {
  const words = [path.join(root, 'tools/deploy/main.ts'), '--into', into, '--kind', 'image'];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
  return path.join(
    into,
    readdirSync(into).find((name) => name.endsWith('.oci.tar'))!,
  );
}

/** Runs the image's program as its own user in a container. */
function versionByBuildah(image: string, work: string): string {
  const buildah = (...words: string[]) =>
    execFileSync('buildah', [...storageIn(work), ...words], { encoding: 'utf8' }).trim();
  const container = buildah('from', '--quiet', `oci-archive:${image}`);
  const program = ['/usr/lib/lykta/bin/node', '/usr/lib/lykta/apps/server/src/lykta.ts', '--version'];
  return buildah('run', '--isolation=chroot', container, '--', ...program);
}
