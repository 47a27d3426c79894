import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The apps' own files, as text; read only when a documentation page is opened. */
const sources = import.meta.glob<string>(['/apps/*/src/**/*.tsx', '!/apps/*/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
});

/** A screen of one of the apps, as its stories name it, and the components that can be seen on it. */
export interface ScreenUse {
  title: string;
  /** The first of its stories. */
  story: string;
  names: ReadonlySet<string>;
}

const FROM_LIBS = /import \{([^}]*)\} from '@lykta\/(?:ui|avatar)';/g;
const FROM_HERE = /from '(\.{1,2}\/[^']+\.tsx)'/g;

/** `/apps/child/src/a/b.tsx` + `../c.tsx` → `/apps/child/src/c.tsx` */
const resolve = (from: string, to: string) => new URL(to, `file://${from}`).pathname;

/** Every file that a file imports, however far. */
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
    // The frame of stories shows messages and links by itself; only what the screen imports counts.
    const seen = [...reach(file, texts)].filter((path) => path !== file && !path.includes('/testing/'));
    const names = new Set(seen.flatMap((path) => namesIn(texts.get(path)!)));
    return [{ title, story: toId(title, storyNameFromExport(first)), names }];
  });
}

let reading: Promise<readonly ScreenUse[]> | undefined;

/** Every screen of both apps, by title. */
export function screens(): Promise<readonly ScreenUse[]> {
  reading ??= readAll().then((all) => all.toSorted((a, b) => a.title.localeCompare(b.title)));
  return reading;
}
