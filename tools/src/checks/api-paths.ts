import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
/** A quoted address of the API, with or without its method. */
const ADDRESS =
  /(?<=['"`])(?:(?:GET|POST|PUT|PATCH|DELETE) )?(?:\*?\/(?:clients|shares|staff)(?:\/[^'"`]*)?|(?:clients|shares|staff)\/[^'"`]*)(?=['"`])/g;

/** Where calls are named. The server's tests and the journeys still type addresses (docs/decisions/0064). */
const SOURCES = ['apps/{child,answers-viewer}/src/**/*.{ts,tsx}', 'libs/{api,ui}/src/**/*.{ts,tsx}'];

/** Tests of how a name becomes an address, and of a name that does not exist. */
const EXEMPT = new Set(['libs/api/src/answers.test.ts', 'libs/api/src/request.test.ts']);

/** Finds addresses of the API that are typed by hand: libs/domain/src/calls has each once, under a name. */
export function findTypedAddresses(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !EXEMPT.has(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(ADDRESS)].map(
        ([address]) => `${file}: ${address} is typed by hand; take the call's name from @lykta/domain/calls.`,
      ),
    );
}
