import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ScreenUse } from './facts.ts';

const FROM_LIBS = /import \{([^}]*)\} from '@lykta\/(?:ui|avatar)';/g;
const FROM_HERE = /from '(\.{1,2}\/[^']+\.tsx)'/g;

/** All files that a file imports, directly or indirectly. */
function reach(from: string, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([from]);
  for (const file of found) {
    for (const [, to] of (texts.get(file) ?? '').matchAll(FROM_HERE)) {
      const next = join(dirname(file), to!);
      if (texts.has(next)) found.add(next);
    }
  }
  return found;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(FROM_LIBS)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
}

/** All screens of both apps, sorted by title, with the components that they use. */
export function screenUses(root: string): ScreenUse[] {
  const files = globSync('apps/*/src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const));
  const screens = [...texts].flatMap(([file, text]) => {
    const title = /title: '([^']+)'/.exec(text)?.[1];
    const first = /^export const (\w+)/m.exec(text)?.[1];
    if (!file.endsWith('.stories.tsx') || !text.includes("tags: ['screen']") || !title || !first) return [];
    // Ignores the stories' test frame, which has toasts and links of its own; only the screen's imports count.
    const seen = [...reach(file, texts)].filter((path) => path !== file && !path.includes('/testing/'));
    const names = [...new Set(seen.flatMap((path) => namesIn(texts.get(path)!)))];
    return [{ title, story: toId(title, storyNameFromExport(first)), names }];
  });
  return screens.toSorted((a, b) => a.title.localeCompare(b.title));
}
