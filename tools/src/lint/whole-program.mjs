import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The types that some package names in its tsconfig.json. */
const TYPES = ['node', 'vite/client', '@testing-library/jest-dom/vitest', 'msw-storybook-addon/csf3'];

/**
 * Returns one program of the files of all packages that these globs choose: only for what lint asks of types, because a
 * package's own tsconfig.json allows less.
 */
export function wholeProgram(root, files, ignores) {
  const base = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...base, files: [] }, ts.sys, root);
  const chosen = globSync(files, { cwd: root, exclude: (name) => name === 'node_modules' }).filter(
    (file) => !ignores.some((glob) => path.matchesGlob(file, glob)),
  );
  return ts.createProgram(
    chosen.map((file) => path.join(root, file)),
    { ...options, types: TYPES },
  );
}
