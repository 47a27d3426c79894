import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The sources of the apps as text; loaded only when a documentation page is opened. */
const sources = import.meta.glob<string>(['/apps/*/src/**/*.tsx', '!/apps/*/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
});

/** A screen of an app, named by its stories, and the components that it uses. */
export interface ScreenUse {
  title: string;
  /** Id of its first story. */
  story: string;
  names: ReadonlySet<string>;
}

const FROM_LIBS = /import \{([^}]*)\} from '@lykta\/(?:ui|avatar)';/g;
const FROM_HERE = /from '(\.{1,2}\/[^']+\.tsx)'/g;

/** `/apps/child/src/a/b.tsx` + `../c.tsx` → `/apps/child/src/c.tsx` */
const resolve = (from: string, to: string) => new URL(to, `file://${from}`).pathname;

/** All files that a file imports, directly or indirectly. */
function reach(from: string, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([from]);
  for (const file of found) {
    for (const [, to] of (texts.get(file) ?? '').matchAll(FROM_HERE)) {
      const next = resolve(file, to!);
      if (texts.has(next)) found.add(next);
    }
  }
  return found;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(FROM_LIBS)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
}

async function readAll(): Promise<readonly ScreenUse[]> {
  const texts = new Map(
    await Promise.all(Object.entries(sources).map(async ([file, load]) => [file, await load()] as const)),
  );
  return [...texts].flatMap(([file, text]) => {
    const title = /title: '([^']+)'/.exec(text)?.[1];
    const first = /^export const (\w+)/m.exec(text)?.[1];
    if (!file.endsWith('.stories.tsx') || !text.includes("tags: ['screen']") || !title || !first) return [];
    // Ignores the stories' test frame, which has toasts and links of its own; only the screen's imports count.
    const seen = [...reach(file, texts)].filter((path) => path !== file && !path.includes('/testing/'));
    const names = new Set(seen.flatMap((path) => namesIn(texts.get(path)!)));
    return [{ title, story: toId(title, storyNameFromExport(first)), names }];
  });
}

let reading: Promise<readonly ScreenUse[]> | undefined;

/** All screens of both apps, sorted by title. */
export function screens(): Promise<readonly ScreenUse[]> {
  reading ??= readAll().then((all) => all.toSorted((a, b) => a.title.localeCompare(b.title)));
  return reading;
}
