import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Needed } from './closure.ts';

/** A program in the package that comes from elsewhere. */
export interface Part {
  name: string;
  version: string;
  licence: string;
  /** Where the text of its licence is; absent: no file has it. */
  folder?: string;
  integrity?: string;
  kind: 'library' | 'application' | 'platform';
}

/** What the packages of a closure say of themselves; the project's own are left out. */
export function partsOf(root: string, needed: readonly Needed[]): Part[] {
  const parts = needed
    .filter(({ own }) => !own)
    .map(({ folder, name, version = '', license, integrity }): Part => {
      const about = path.join(root, folder, 'package.json');
      const said = existsSync(about)
        ? (JSON.parse(readFileSync(about, 'utf8')) as { license?: string }).license
        : undefined;
      return {
        name,
        version,
        licence: license ?? said ?? 'unknown',
        folder: path.join(root, folder),
        ...(integrity === undefined ? {} : { integrity }),
        kind: 'library',
      };
    });
  const byName = new Map(parts.map((part) => [`${part.name} ${part.version}`, part]));
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

/** Returns the list of parts as CycloneDX 1.6, without a time or a number of its own: it is the same for each build. */
export function sbomOf(version: string, parts: readonly Part[]): string {
  const purl = (name: string, at: string) => `pkg:npm/${name.replace('@', '%40')}@${at}`;
  const components = parts.map(({ name, version: at, licence, integrity, kind }) => ({
    type: kind,
    'bom-ref': kind === 'library' ? purl(name, at) : `${name}@${at}`,
    name,
    version: at,
    ...(kind === 'library' ? { purl: purl(name, at) } : {}),
    licenses: [/^[\w.-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence }],
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
  }));
  const component = { type: 'application', 'bom-ref': `lykta@${version}`, name: 'lykta', version };
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** `sha512-…` in base64, as CycloneDX wants it: in hexadecimal digits. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', value = ''] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

/** Returns the licences of all parts: a line for each, then the texts, each once. */
export function licencesOf(parts: readonly Part[]): string {
  const lines = parts.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const texts = new Map<string, string[]>();
  for (const { name, folder } of parts) {
    if (folder === undefined || !existsSync(folder)) continue;
    for (const file of globSync('{LICEN[CS]E,COPYING,NOTICE}*', { cwd: folder }).sort()) {
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
      texts.set(text, [...(texts.get(text) ?? []), name]);
    }
  }
  const chapters = [...texts].map(([text, names]) => `${[...new Set(names)].join(', ')}:\n\n${text}`);
  return `${[lines.join('\n'), ...chapters].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
