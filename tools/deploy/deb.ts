import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Architecture } from './platform.ts';
import { settle } from './stage.ts';

const FILES = path.join(import.meta.dirname, 'files');
const SANDBOX = 'sandbox.conf';
const SCRIPTS = ['postinst', 'prerm', 'postrm'];

/** What a Debian package says of itself. */
export interface DebFacts {
  version: string;
  architecture: Architecture;
  /** Seconds since 1970, the time of every file. */
  epoch: number;
}

/** Adds to the staged program what Debian needs, and packs it. @returns the file */
export function makeDeb(root: string, staged: string, into: string, facts: DebFacts): string {
  const { version, architecture, epoch } = facts;
  place('lykta', path.join(staged, 'usr/bin'), 0o755);
  placeUnits(path.join(staged, 'usr/lib/systemd/system'));
  const docs = path.join(staged, 'usr/share/doc/lykta');
  for (const name of ['operations.md', 'runbook.md', 'settings.md'])
    cpSync(path.join(root, 'docs', name), path.join(docs, name));
  cpSync(path.join(root, 'CHANGELOG.md'), path.join(docs, 'CHANGELOG.md'));
  for (const name of ['alerts.yml', 'dashboard.json'])
    cpSync(path.join(import.meta.dirname, 'watch', name), path.join(docs, name));
  cpSync(path.join(import.meta.dirname, 'ha/files'), path.join(docs, 'three-machines'), { recursive: true });
  cpSync(path.join(root, 'LICENSE'), path.join(docs, 'copyright'));
  const debian = path.join(staged, 'DEBIAN');
  mkdirSync(debian, { recursive: true });
  writeFileSync(path.join(debian, 'control'), control(facts, sizeOf(path.join(staged, 'usr'))));
  settle(staged, epoch);
  for (const script of SCRIPTS) place(script, debian, 0o755);
  const file = path.join(into, `lykta_${version}_${architecture}.deb`);
  // One thread: several would cut the packed stream where the machine's number of cores says.
  const options = ['--root-owner-group', '--threads-max=1', '-Zxz', '--build', staged, file];
  execFileSync('dpkg-deb', options, {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return file;
}

/** The sandbox stands once and holds for each unit: systemd reads a folder for one unit, and one for all `lykta-…`. */
function placeUnits(folder: string): void {
  const units = readdirSync(FILES).filter((name) => /\.(service|timer)$/.test(name));
  for (const name of units) place(name, folder, 0o644);
  for (const whose of ['lykta.service.d', 'lykta-.service.d']) {
    place(SANDBOX, path.join(folder, whose), 0o644);
  }
}

function place(name: string, folder: string, mode: number): void {
  mkdirSync(folder, { recursive: true });
  const to = path.join(folder, name);
  cpSync(path.join(FILES, name), to);
  execFileSync('chmod', [mode.toString(8), to]);
}

/** The files of the packaged Node and PostgreSQL need no newer system than Debian 12 has. */
function control({ version, architecture }: DebFacts, kilobytes: number): string {
  return `Package: lykta
Version: ${version}
Architecture: ${architecture}
Maintainer: Lykta <hej@lykta.example>
Installed-Size: ${kilobytes}
Depends: adduser, ca-certificates, libc6 (>= 2.36), libgcc-s1, libstdc++6
Section: web
Priority: optional
Description: wellbeing app for children, with the viewer for their case workers
 The server, both apps, the runtime that it needs and a PostgreSQL of its own.
 Run "lykta setup" after the installation; see /usr/share/doc/lykta/operations.md.
`;
}

/** In kilobytes, each file rounded up as Debian does. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + Math.ceil(statSync(path.join(parentPath, name)).size / 1024),
      0,
    );
}
