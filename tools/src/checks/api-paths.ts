import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
/** A quoted address of the API, with or without its method. */
const ADDRESS =
  /(?<=['"`])(?:(?:GET|POST|PUT|PATCH|DELETE) )?(?:\*{0,2}\/(?:clients|shares|staff)(?:[/?][^'"`]*)?|(?:clients|shares|staff)\/[^'"`]*)(?=['"`])/g;

/** Where calls are made, in programs and in tests. */
const SOURCES = [
  'apps/{child,answers-viewer,server}/src/**/*.{ts,tsx}',
  'libs/{api,ui}/src/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'tools/bench/**/*.{ts,mjs}',
];

/** Files that may type addresses, and why. */
const EXEMPT = new Map([
  ['libs/api/src/answers.test.ts', 'tests how a name becomes an address'],
  ['libs/api/src/request.test.ts', 'tests a name that does not exist'],
  ['apps/server/src/security/origins.ts', 'judges the beginning of any path, also of one that is no call'],
  ['apps/server/src/http/behind-a-proxy.test.ts', 'writes paths in ways that must not pass'],
  ['apps/server/src/http/hard-edges.test.ts', 'asks for paths that are wrong on purpose'],
  ['tools/bench/server/call.ts', 'judges by the beginning of a path which app makes the call'],
  ['apps/server/src/http/metrics.test.ts', 'reads the names of routes as they stand in the figures'],
]);

/** Finds addresses of the API that are typed by hand: libs/domain/src/calls has each once, under a name. */
export function findTypedAddresses(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !EXEMPT.has(file) && !file.includes('node_modules'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(ADDRESS)].map(
        ([address]) => `${file}: ${address} is typed by hand; take the call's name from @lykta/domain/calls.`,
      ),
    );
}
