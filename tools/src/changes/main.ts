// node tools/src/changes/main.ts [word of a change] (in test:long): makes the first step of each change in
// docs/changing.md on a copy of the tree, and requires that every relevant place then fails.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '../nx/copy.ts';
import { outsideNx } from '../nx/outside-nx.ts';
import { changes, type Change, type Test } from './changes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const wanted = process.argv[2] ?? '';

function begin(copy: string, { file, below, line }: Change['begins']): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  if (!text.includes(`${below}\n`)) throw new Error(`${file} has no line "${below}"`);
  writeFileSync(path.join(copy, file), text.replace(`${below}\n`, `${below}\n${line}\n`));
}

function run(copy: string, program: string, ...words: string[]) {
  const file = path.join(root, 'node_modules', program);
  return spawnSync(process.execPath, [file, ...words], { cwd: copy, encoding: 'utf8', env: outsideNx() });
}

/** Returns a project's files with type errors, relative to the root of the tree. */
function failingTypes(copy: string, project: string): Set<string> {
  const options = ['-p', `${project}/tsconfig.json`, '--pretty', 'false'];
  const { stdout } = run(copy, 'typescript-native/bin/tsc', ...options);
  return new Set([...stdout.matchAll(/^(.+?)\(\d+,\d+\): error/gm)].map(([, file]) => file!));
}

/** Runs a test. @returns what it printed if it failed; its time does not matter here, on however busy a machine */
function failureOf(copy: string, { project, file }: Test): string | undefined {
  const words = ['run', '--root', project, '--testTimeout', '300000', '--hookTimeout', '300000', file];
  const { status, stdout, stderr } = run(copy, 'vitest/vitest.mjs', ...words);
  return status === 0 ? undefined : `${project}/${file}\n${stdout}${stderr}`;
}

/** Returns the places that do not fail although the change is incomplete there. */
function silentPlaces(copy: string, { types, tests = [] }: Change['failing']): string[] {
  const untyped = Object.entries(types).flatMap(([project, files]) => {
    const failing = failingTypes(copy, project);
    return files.filter((file) => !failing.has(file));
  });
  const untested = tests.filter((test) => failureOf(copy, test) === undefined);
  return [...untyped, ...untested.map(({ project, file }) => `${project}/${file}`)];
}

let failed = false;
for (const { name, begins, failing } of changes.filter((change) => change.name.includes(wanted))) {
  const copy = copyWorkspace();
  try {
    const broken = (failing.tests ?? []).flatMap((test) => failureOf(copy, test) ?? []);
    if (broken.length > 0) throw new Error(`fails before the change: ${broken.join('\n')}`);
    begin(copy, begins);
    const silent = silentPlaces(copy, failing);
    console.log(
      `${name}: ${silent.length === 0 ? 'every place says that it is missing' : 'these keep silent:'}`,
    );
    for (const place of silent) console.log(`  ${place}`);
    failed ||= silent.length > 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
process.exit(failed ? 1 : 0);
