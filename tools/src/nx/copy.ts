import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outsideNx } from './outside-nx.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Copies the workspace into a new folder, with a Vitest that does nothing. @returns the folder */
export function copyWorkspace(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'lykta-nx-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  writeFileSync(path.join(modules, '.bin/vitest'), '#!/bin/sh\n', { mode: 0o755 });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@lykta')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  // Links the project's own packages to those of the copy.
  cpSync(path.join(root, 'node_modules/@lykta'), path.join(modules, '@lykta'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return copy;
}

/** Runs the copy's cached tasks. @returns the projects whose tasks ran instead of being replayed from the cache */
export function tasksRun(copy: string): string[] {
  const printed = nx(copy, 'run-many', '-t', 'test', 'stories', '--output-style=stream');
  return [...printed.matchAll(/^> nx run (\S+?):\S+$/gm)].map(([, project]) => project!).sort();
}

/** Returns the projects that `nx affected` selects if this file changes. */
export function affectedBy(copy: string, file: string): string[] {
  return nx(copy, 'show', 'projects', '--affected', `--files=${file}`).trim().split('\n');
}

function nx(copy: string, ...words: string[]): string {
  const program = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const ran = spawnSync(process.execPath, [program, ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...outsideNx(), FORCE_COLOR: '0' },
  });
  if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr);
  return ran.stdout;
}
