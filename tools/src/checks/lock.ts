import { readFileSync } from 'node:fs';
import path from 'node:path';
import { own } from '@lykta/domain';

interface LockedPackage {
  version?: string;
  link?: true;
  optionalDependencies?: Record<string, string>;
}

/**
 * Finds optional dependencies that the lockfile names but does not lock, or locks without a version (the registry lacks
 * that platform's package): `npm install` accepts such a file, but every later `npm ci` fails.
 */
export function findLockGaps(root: string): string[] {
  const lock: {
    packages: Record<string, LockedPackage>;
  } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages).flatMap(([place, locked]) =>
    Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => {
        const entry =
          own(lock.packages, `${place}/node_modules/${name}`) ?? own(lock.packages, `node_modules/${name}`);
        return !entry?.version && !entry?.link;
      })
      .map(
        (name) =>
          `package-lock.json: ${place || 'the root'} wants ${name}, which isn't locked; pin its parent.`,
      ),
  );
}
