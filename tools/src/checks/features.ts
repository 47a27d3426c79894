import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Finds imports from one feature folder of an app into another, which docs/architecture.md forbids. */
export function findFeatureCrossings(root: string): string[] {
  return globSync('apps/*/src/features/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return [...source.matchAll(IMPORT)]
        .map((match) => path.join(path.dirname(file), match[1]!))
        .filter((target) => target.includes('/features/') && featureOf(target) !== featureOf(file))
        .map((target) => `${file} imports ${target}: what two features need belongs in a lib or in frame/.`);
    });
}

/** `apps/child/src/features/home/…` → `apps/child/src/features/home` */
function featureOf(file: string): string {
  return file.split('/').slice(0, 5).join('/');
}
