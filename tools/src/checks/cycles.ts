import { parseCircular, parseDependencyTree } from 'dpdm';
import path from 'node:path';

const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'e2e/**/*.ts'];

/** Finds import cycles in the whole tree at run time: type imports and lazy routes do not count. */
export async function findCycles(root: string, sources: string[] = SOURCES): Promise<string[]> {
  const tree = await parseDependencyTree(
    sources.map((glob) => path.join(root, glob)),
    { context: root, transform: true, skipDynamicImports: true, exclude: /node_modules/ },
  );
  return parseCircular(tree, true).map(
    (cycle) =>
      `Import cycle: ${cycle.join(' → ')} → ${cycle[0]}. Move what both need into a file of its own.`,
  );
}
