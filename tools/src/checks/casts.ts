import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The most casts (`as X`, not `as const`) and non-null assertions (`!`) per thousand lines (decision 73). Tests also make
 * what the types forbid, and stand in for what a browser or a library gives.
 */
const MOST = {
  'product code': { casts: 1.4, assertions: 1.3 },
  tests: { casts: 1.4, assertions: 1.3 },
} as const;

const SOURCES = ['{apps,libs}/*/src/**/*.{ts,tsx}', 'e2e/{src,journeys}/**/*.ts'];
const TEST = /\.(?:test|stories)\.tsx?$|\/testing\/|^e2e\//;

interface Counts {
  lines: number;
  casts: number;
  assertions: number;
}

/** Finds whether product code or tests have more casts or assertions than agreed: each hides a mistake from the types. */
export function findManyCasts(root: string): string[] {
  const files = globSync(SOURCES, { cwd: root });
  const product = files.filter((file) => !TEST.test(file));
  const tests = files.filter((file) => TEST.test(file));
  return [
    ...overIn(
      'product code',
      product.map((file) => countIn(root, file)),
    ),
    ...overIn(
      'tests',
      tests.map((file) => countIn(root, file)),
    ),
  ];
}

function overIn(what: keyof typeof MOST, all: readonly Counts[]): string[] {
  const sum = (of: keyof Counts) => all.reduce((total, one) => total + one[of], 0);
  return (['casts', 'assertions'] as const).flatMap((kind) => {
    const perThousand = (1000 * sum(kind)) / Math.max(1, sum('lines'));
    const most = MOST[what][kind];
    if (perThousand <= most) return [];
    const word = kind === 'casts' ? 'casts (as X)' : 'assertions (!)';
    return [
      `${perThousand.toFixed(2)} ${word} per thousand lines of ${what}, at most ${most}: parse, narrow, or use present() of @lykta/domain.`,
    ];
  });
}

function countIn(root: string, file: string): Counts {
  const text = readFileSync(path.join(root, file), 'utf8');
  const counts = { lines: text.split('\n').length - 1, casts: 0, assertions: 0 };
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) counts.casts += 1;
    if (ts.isNonNullExpression(node)) counts.assertions += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return counts;
}
