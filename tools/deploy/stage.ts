import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeReady, settingsFile } from '@lykta/server';
import type { Needed } from './closure.ts';
import { compressTexts } from './compress.ts';
import type { Platform } from './platform.ts';

const APPS = ['child', 'answers-viewer'];
/** What no running server reads. */
const NOT_RUN = /\.test\.ts$|\/src\/(testing|forger|seed)\/|\/(vitest\.config|tsconfig)\b|README\.md$/;
const NOT_RUN_OF_OTHERS = /\.(d\.[cm]?ts|map|md|markdown)$/;
/** Made by the server itself, with the contact and the day of the installation. */
const MADE_LATER = /\/\.well-known(\/|$)/;

/** Where the program is in the package. */
const PROGRAM = 'usr/lib/lykta';

/**
 * Lays out the files of the program as they are installed, without what a kind of package adds.
 * @param platform without a PostgreSQL where only an external one is used
 */
export function stageProgram(
  root: string,
  into: string,
  needed: readonly Needed[],
  platform: Pick<Platform, 'node'> & Partial<Platform>,
): void {
  const program = path.join(into, PROGRAM);
  for (const { folder, name, own } of needed) {
    if (own) copyOwn(root, program, folder);
    else if (!isInside(folder, needed)) copyOther(path.join(root, folder), path.join(program, folder));
    if (own && folder.startsWith('libs/')) link(program, name, folder);
  }
  for (const app of APPS) {
    const dist = path.join(program, 'apps', app, 'dist');
    cpSync(path.join(root, 'apps', app, 'dist'), dist, {
      recursive: true,
      filter: (file) => !MADE_LATER.test(file),
    });
    compressTexts(dist);
  }
  mkdirSync(path.join(program, 'bin'), { recursive: true });
  cpSync(path.join(platform.node.folder, 'bin/node'), path.join(program, 'bin/node'));
  if (!platform.postgres) return;
  const postgres = path.join(program, 'node_modules', platform.postgres.name);
  copyOther(platform.postgres.folder, postgres);
  makeReady(path.join(postgres, 'native'));
}

/** Files under a package's own `node_modules` come with it. */
const isInside = (folder: string, needed: readonly Needed[]) =>
  needed.some((other) => !other.own && folder.startsWith(`${other.folder}/node_modules/`));

/** Copies what git knows of a workspace: nothing that a machine left there comes along. */
function copyOwn(root: string, program: string, folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', folder], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && !NOT_RUN.test(name))) {
    cpSync(path.join(root, file), path.join(program, file));
  }
}

function copyOther(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !NOT_RUN_OF_OTHERS.test(file),
  });
}

function link(program: string, name: string, folder: string): void {
  const place = path.join(program, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.relative(path.dirname(place), path.join(program, folder)), place);
}

/** Writes the settings file that an installation begins with. */
export function writeSettings(into: string): void {
  const folder = path.join(into, 'usr/share/lykta');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'lykta.env'), settingsFile({ LYKTA_DATA: '/var/lib/lykta' }));
}

/** Gives every file one time and plain rights, whatever machine staged it: two builds must be the same bytes. */
export function settle(folder: string, epoch: number): void {
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    settleOne(path.join(parentPath, name), epoch);
  }
  settleOne(folder, epoch);
}

function settleOne(file: string, epoch: number): void {
  const about = lstatSync(file);
  const runs = about.isDirectory() || (about.mode & 0o100) !== 0;
  if (!about.isSymbolicLink()) chmodSync(file, runs ? 0o755 : 0o644);
  lutimesSync(file, epoch, epoch);
}
