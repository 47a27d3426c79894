import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { own } from '@lykta/domain';

const root = join(import.meta.dirname, '../..');

/** What Vite's manifest says of a chunk; keys are source files. */
interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

interface Weight {
  /** Bytes of script and of style sheets, each file packed as a server sends it. */
  scripts: number;
  styles: number;
  /** How many files that is. */
  requests: number;
}

export interface FirstScreen extends Weight {
  /** Bytes of the page itself, packed. */
  page: number;
  /** The same with what is fetched ahead for somebody who goes inside. */
  inside: Weight;
  /** Sources that are fetched for another screen, but here too. */
  strangers: string[];
}

/** Builds an app as `npm start` does, into a folder of its own. @returns the folder */
export function buildApp(app: string): string {
  const out = mkdtempSync(join(tmpdir(), 'lykta-budget-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', out, '--emptyOutDir', '--manifest', '--logLevel', 'error'],
    // A test run says NODE_ENV=test, which would build React for developers.
    { cwd: join(root, 'apps', app), env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  return out;
}

/** The sources of the files that a page names: scripts, those it tells to fetch ahead, and styles. */
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

/** The chunks that some sources need at once, theirs included. */
function needed(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = own(manifest, source);
    if (!chunk) throw new Error(`The build has no ${source}`);
    if (found.has(source)) continue;
    found.add(source);
    needed(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function weigh(folder: string, files: string[]): Weight {
  const packed = (end: string) =>
    files
      .filter((file) => file.endsWith(end))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return { scripts: packed('.js'), styles: packed('.css'), requests: files.length };
}

/** The files that the page's boot script fetches for somebody who goes inside (apps/child/vite/home-file.ts). */
function fetchedAhead(page: string): string[] {
  const content = /<meta name="lykta-home" content="([^"]+)"/.exec(page)?.[1] ?? '';
  return content.split(' ').flatMap((path) => (path ? [path.slice(1)] : []));
}

/** What a browser fetches before it can show a screen. @param screen its source, where it is not part of the start */
export function firstScreen(folder: string, ...screen: string[]): FirstScreen {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const sources = [...needed(manifest, [...namedBy(page, manifest), ...screen])];
  const chunks = sources.map((source) => own(manifest, source)!);
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  const { scripts, styles, requests } = weigh(folder, files);
  const all = [...new Set([...files, ...fetchedAhead(page)])];
  return {
    page: gzipSync(page).length,
    scripts,
    styles,
    requests,
    inside: weigh(folder, all),
    strangers: sources.filter((source) => own(manifest, source)!.isDynamicEntry && !screen.includes(source)),
  };
}
