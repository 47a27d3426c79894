import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUTHORITY } from './systemctl.ts';

/** The oldest Debian that the package is for. */
const RELEASE = 'bookworm';

/** A minimal Debian in a folder. */
export class BareDebian {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  /** @throws {Error} saying what this machine does not allow */
  static make(root: string): BareDebian {
    if (process.getuid?.() !== 0) throw new Error('This needs root: it installs into a Debian of its own.');
    if (!existsSync('/usr/bin/mmdebstrap')) throw new Error('This needs Debian with mmdebstrap installed.');
    const made = spawnSync('mmdebstrap', ['-q', '--variant=minbase', RELEASE, root], { stdio: 'inherit' });
    if (made.status !== 0) throw new Error("Debian's packages could not be fetched.");
    copyFileSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'));
    // Nothing may start while packages are installed, as in every chroot.
    writeFileSync(path.join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    return new BareDebian(root);
  }

  /** The Debian that is already in a folder. */
  static at(root: string): BareDebian {
    return new BareDebian(root);
  }

  put(file: string, text: string, mode = 0o644): void {
    const place = path.join(this.root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    chmodSync(place, mode);
  }

  copyIn(file: string, to: string): void {
    copyFileSync(file, path.join(this.root, to));
  }

  /** Runs a script of the shell there, printing what it says. @throws {Error} if a command of it fails */
  run(script: string, input = ''): string {
    const { status, stdout, stderr } = this.tryRun(script, input);
    if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }

  tryRun(script: string, input = ''): SpawnSyncReturns<string> {
    return spawnSync('chroot', [this.root, '/bin/sh', '-euc', script], {
      encoding: 'utf8',
      input,
      cwd: '/',
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        LC_ALL: 'C.UTF-8',
        DEBIAN_FRONTEND: 'noninteractive',
        NODE_EXTRA_CA_CERTS: AUTHORITY,
      },
    });
  }
}
