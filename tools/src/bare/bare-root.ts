import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Where `npm start` is tested: the folder for the clone, and how to start a command there as a process group leader.
 */
export interface Place {
  clone: string;
  start: () => ChildProcess;
}

const PACKAGES = 'nodejs,npm,git,ca-certificates';
/** The first Debian release with Node 20. */
const RELEASE = 'trixie';

const runs = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Creates a folder with a minimal Debian to use as root directory.
 * @returns undefined where that is not possible: not root, no mmdebstrap, or no mirror
 */
export function makeBareRoot(folder: string): Place | undefined {
  if (process.getuid?.() !== 0 || !hasMmdebstrap()) return undefined;
  const bare = path.join(folder, 'root');
  if (!runs('mmdebstrap', '-q', '--variant=minbase', `--include=${PACKAGES}`, RELEASE, bare))
    return undefined;
  copyFileSync('/etc/resolv.conf', path.join(bare, 'etc/resolv.conf'));
  const env = { PATH: '/usr/bin:/bin', HOME: '/root', ...ownCertificates(bare) };
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  // Mounted in a separate namespace, so that the mounts end with its last process.
  const script = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
    exec chroot "$0" env -i ${variables.join(' ')} sh -c 'cd /lykta && exec npm start'`;
  return {
    clone: path.join(bare, 'lykta'),
    start: () =>
      spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child=SIGTERM', 'sh', '-c', script, bare], {
        detached: true,
      }),
  };
}

function hasMmdebstrap(): boolean {
  const found = () => existsSync('/usr/bin/mmdebstrap');
  return (
    found() ||
    (existsSync('/usr/bin/apt-get') && runs('apt-get', 'install', '-y', '-qq', 'mmdebstrap') && found())
  );
}

/** If the machine's Node trusts extra certificates, copies them into the minimal Debian. */
function ownCertificates(bare: string): Record<string, string> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return {};
  copyFileSync(file, path.join(bare, 'etc/own-certificates.pem'));
  return { NODE_EXTRA_CA_CERTS: '/etc/own-certificates.pem' };
}
