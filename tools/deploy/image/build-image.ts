import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Architecture } from '../platform.ts';
import { settle } from '../stage.ts';
import { USER } from './system.ts';

const PROGRAM = ['/usr/lib/lykta/bin/node', '/usr/lib/lykta/apps/server/src/lykta.ts'];
const HOME = '/var/lib/lykta';
const PORT = 9090;

/** What an image says of itself. */
export interface ImageFacts {
  version: string;
  architecture: Architecture;
  /** Seconds since 1970, the time of every file. */
  epoch: number;
}

/**
 * Makes an OCI image of a staged root, from nothing.
 * @param work a folder for buildah's own files
 * @returns the archive and the digest of what is in it
 */
export function buildImage(
  staged: string,
  into: string,
  { version, architecture, epoch }: ImageFacts,
  work: string,
): { file: string; digest: string } {
  settle(staged, epoch);
  mkdirSync(into, { recursive: true });
  const buildah = (...words: string[]) =>
    execFileSync('buildah', [...storageIn(work), ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  const container = buildah('from', `--arch=${architecture}`, 'scratch');
  buildah('copy', '--quiet', container, `${staged}/`, '/');
  // A volume that is mounted there for the first time gets this owner.
  const home = path.join(work, 'home');
  mkdirSync(path.join(home, path.basename(HOME)), { recursive: true });
  buildah('copy', '--quiet', `--chown=${USER}:${USER}`, container, `${home}/`, path.dirname(HOME));
  const labels = { title: 'Lykta', version, licenses: 'EUPL-1.2' };
  const options = [
    `--user=${USER}:${USER}`,
    `--entrypoint=${JSON.stringify(PROGRAM)}`,
    '--cmd=serve',
    `--port=${PORT}`,
    `--workingdir=${HOME}`,
    '--stop-signal=SIGTERM',
    '--env=LYKTA_HOST=0.0.0.0',
    `--env=LYKTA_DATA=${HOME}`,
    ...Object.entries(labels).map(([name, text]) => `--label=org.opencontainers.image.${name}=${text}`),
  ];
  buildah('config', ...options, container);
  const layout = path.join(work, 'layout');
  // What a runtime calls it once it is loaded; compose.yaml and the chart ask for that.
  const name = `lykta:${version}`;
  const commit = ['--quiet', '--rm', '--identity-label=false', '--disable-compression=false'];
  buildah('commit', ...commit, `--timestamp=${epoch}`, container, `oci:${layout}:${name}`);
  const file = path.join(into, `lykta_${version}_${architecture}.oci.tar`);
  const same = [
    '--sort=name',
    `--mtime=@${epoch}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=0644',
  ];
  execFileSync('tar', ['-cf', file, ...same, '-C', layout, 'oci-layout', 'index.json', 'blobs']);
  return { file, digest: digestOf(path.join(layout, 'index.json')) };
}

/** Where buildah keeps its files, so that it needs no driver of the machine and leaves nothing behind. */
export function storageIn(work: string): string[] {
  return [`--root=${work}/storage`, `--runroot=${work}/run`, '--storage-driver=vfs'];
}

function digestOf(index: string): string {
  const { manifests } = JSON.parse(readFileSync(index, 'utf8')) as { manifests: { digest: string }[] };
  return manifests[0]!.digest;
}
