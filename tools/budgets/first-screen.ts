import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { own } from '@lykta/domain';

const root = join(import.meta.dirname, '../..');

/** A chunk in Vite's manifest; keys are source files, or the file itself for a group of vite.config.ts. */
interface Chunk {
  file: string;
  name?: string;
  isDynamicEntry?: boolean;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

interface Weight {
  /** Compressed bytes of scripts and style sheets. */
  scripts: number;
  styles: number;
  /** The number of files. */
  requests: number;
}

export interface FirstScreen extends Weight {
  /** The compressed bytes of the HTML page. */
  page: number;
  /** The same, including what is preloaded for who is signed in. */
  inside: Weight;
  /** Sources that belong to another screen but are loaded here too. */
  strangers: string[];
}

/** Builds an app as `npm start` does, into a separate folder. @returns the folder */
export function buildApp(app: string): string {
  const out = mkdtempSync(join(tmpdir(), 'lykta-budget-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', out, '--emptyOutDir', '--manifest', '--logLevel', 'error'],
    // Test runs set NODE_ENV=test, which would build React for development.
    { cwd: join(root, 'apps', app), env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  return out;
}

/** Returns the sources of the files that a page names: scripts, preloads and styles. */
function namedBy(page: string, manifest: Manifest): string[] {
  const tags =
    page.match(/<script[^>]+src="[^"]+"|<link[^>]+rel="(?:modulepreload|stylesheet)"[^>]*>/g) ?? [];
  return tags.map((tag) => {
    const file = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1];
    const [source] =
      Object.entries(manifest).find(([, chunk]) => chunk.file === file || chunk.css?.includes(file!)) ?? [];
    if (!source) throw new Error(`The manifest does not know ${file}`);
    return source;
  });
}

/** Returns the key of a screen: its source file, or the name of the group that has it. @throws if the build lacks it */
function keyOf(manifest: Manifest, screen: string): string {
  const [key] =
    Object.entries(manifest).find(
      ([source, { file, name }]) => source === screen || (name === screen && file.endsWith('.js')),
    ) ?? [];
  if (!key) throw new Error(`The build has no ${screen}`);
  return key;
}

/** Returns the chunks that some sources need at once, including their own. */
function needed(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue;
    found.add(source);
    needed(manifest, own(manifest, source)?.imports ?? [], found);
  }
  return found;
}

/** A word that is in the schema library (zod), and in nothing else. */
const OF_SCHEMAS = 'ZodCustom';

/** Returns the sources of the screens and parts that load the schema library with their first files. */
export function whoLoadsSchemas(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const hasSchemas = (source: string) => {
    const { file } = own(manifest, source)!;
    return file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(OF_SCHEMAS);
  };
  return Object.keys(manifest).filter(
    (source) =>
      (own(manifest, source)!.isEntry || own(manifest, source)!.isDynamicEntry) &&
      [...needed(manifest, [source])].some(hasSchemas),
  );
}

function weigh(folder: string, files: string[]): Weight {
  const packed = (end: string) =>
    files
      .filter((file) => file.endsWith(end))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return { scripts: packed('.js'), styles: packed('.css'), requests: files.length };
}

/** Returns the files that the page's boot script loads for who is signed in (libs/ui/vite/named-files.ts). */
function fetchedAhead(page: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const content = new RegExp(`<meta name="lykta-${name}" content="([^"]+)"`).exec(page)?.[1] ?? '';
    return content.split(' ').flatMap((path) => (path ? [path.slice(1)] : []));
  });
}

/**
 * Returns what a browser loads before it can show a screen.
 * @param ahead the names of what the boot script loads
 * @param screen its source or its group, if it is not part of the start bundle
 */
export function firstScreen(folder: string, ahead: readonly string[], ...screen: string[]): FirstScreen {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const screens = screen.map((one) => keyOf(manifest, one));
  const sources = [...needed(manifest, [...namedBy(page, manifest), ...screens])];
  const chunks = sources.map((source) => own(manifest, source)!);
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  const { scripts, styles, requests } = weigh(folder, files);
  const all = [...new Set([...files, ...fetchedAhead(page, ahead)])];
  return {
    page: gzipSync(page).length,
    scripts,
    styles,
    requests,
    inside: weigh(folder, all),
    strangers: sources.filter((source) => own(manifest, source)!.isDynamicEntry && !screens.includes(source)),
  };
}
