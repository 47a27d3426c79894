import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface Descriptor {
  digest: string;
}

const NAME = 'org.opencontainers.image.ref.name';

/** What an image says of how it is run. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  ExposedPorts: Record<string, object>;
}

/** An OCI archive that was unpacked as a container runtime does it. */
export class ImageRoot {
  readonly root: string;
  readonly config: ImageConfig;
  /** What a runtime calls it once it is loaded. */
  readonly name: string | undefined;
  /** The bytes of all its files. */
  readonly bytes: number;

  constructor(archive: string, folder: string) {
    const layout = path.join(folder, 'layout');
    this.root = path.join(folder, 'root');
    for (const made of [layout, this.root]) mkdirSync(made, { recursive: true });
    execFileSync('tar', ['-xf', archive, '-C', layout]);
    const blob = ({ digest }: Descriptor) => path.join(layout, 'blobs', digest.replace(':', '/'));
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
    const { manifests } = read(path.join(layout, 'index.json')) as {
      manifests: (Descriptor & { annotations?: Record<string, string> })[];
    };
    this.name = manifests[0]!.annotations?.[NAME];
    const manifest = read(blob(manifests[0]!)) as { config: Descriptor; layers: Descriptor[] };
    this.config = (read(blob(manifest.config)) as { config: ImageConfig }).config;
    for (const layer of manifest.layers) {
      execFileSync('tar', ['-xf', blob(layer), '-C', this.root, '--numeric-owner']);
    }
    rmSync(layout, { recursive: true });
    const counted = execFileSync('du', ['--summarize', '--bytes', this.root], { encoding: 'utf8' });
    this.bytes = Number.parseInt(counted, 10);
  }

  /**
   * Makes the root one that can't be written, with what a runtime mounts into it. Belongs into a mount namespace of its
   * own.
   * @param mounts more folders and files by their place in the root
   */
  closeForWriting(mounts: Readonly<Record<string, string>>): void {
    const mount = (...words: string[]) => execFileSync('mount', words);
    mount('--bind', this.root, this.root);
    for (const [place, from] of Object.entries(mounts)) mount('--bind', from, path.join(this.root, place));
    mount('-t', 'tmpfs', '-o', 'mode=1777', 'tmp', path.join(this.root, 'tmp'));
    mount('-o', 'remount,ro,bind', this.root);
  }

  /** The words that run its program with other words, as its user. */
  command(settings: Readonly<Record<string, string>>, words: readonly string[]): string[] {
    const more = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const [user = '', group = user] = this.config.User.split(':');
    return [
      'env',
      '-i',
      ...this.config.Env,
      ...more,
      'setpriv',
      '--no-new-privs',
      // By its place: the program's environment has no PATH.
      '/usr/sbin/chroot',
      `--userspec=${user}:${group}`,
      '--groups=',
      this.root,
      ...this.config.Entrypoint,
      ...words,
    ];
  }
}
