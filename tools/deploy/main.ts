// npm run package [-- --arch amd64|arm64] [--into <folder>] [--kind deb|image]: builds both apps and packs Lykta for
// Debian, or as a container image, with the list of its parts and their licences (docs/decisions/0078 and 0087). The
// same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closureOf, type Lock } from './closure.ts';
import { makeDeb } from './deb.ts';
import { foreignPrograms } from './elf.ts';
import { buildImage } from './image/build-image.ts';
import { stageSystem } from './image/system.ts';
import { ARCHITECTURES, platformOf, type Architecture, type Platform } from './platform.ts';
import { licencesOf, partsOf, sbomOf, type Part } from './sbom.ts';
import { stageProgram, writeSettings } from './stage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    arch: { type: 'string', default: process.arch === 'arm64' ? 'arm64' : 'amd64' },
    kind: { type: 'string', default: 'deb' },
    into: { type: 'string', default: path.join(root, 'dist') },
  },
});
const { arch, into, kind } = values;
if (kind !== 'deb' && kind !== 'image') throw new Error('--kind is deb or image');
if (!isArchitecture(arch)) throw new Error(`--arch is ${Object.keys(ARCHITECTURES).join(' or ')}`);

const work = mkdtempSync(path.join(tmpdir(), 'lykta-package-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
const { version } = read('package.json') as { version: string };
const lock = (read('package-lock.json') as { packages: Lock }).packages;
const epoch = Number(
  process.env.SOURCE_DATE_EPOCH ??
    execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }),
);

// Both apps are the same for every installation: the pages get its names when the server starts.
execFileSync(
  process.execPath,
  [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LYKTA_API: '', LYKTA_CONTACT: '' } },
);
const staged = path.join(work, 'staged');
const platform = platformOf(root, lock, arch, work);
const { node, postgres } = platform;
const programs = programsOf(kind === 'deb' ? { node, postgres } : { node });
stageProgram(root, staged, closureOf(lock, ['apps/server']), kind === 'deb' ? platform : { node });
const needed = closureOf(lock, ['apps/server', 'apps/child', 'apps/answers-viewer']);
const parts = [...programs, ...partsOf(root, needed)];
const docs = path.join(staged, 'usr/share/doc/lykta');
mkdirSync(docs, { recursive: true });
writeFileSync(path.join(docs, 'sbom.cdx.json'), sbomOf(version, parts));
writeFileSync(path.join(docs, 'licences.txt'), licencesOf(parts));
mkdirSync(into, { recursive: true });
const foreign = foreignPrograms(staged, arch);
if (foreign.length > 0) throw new Error(`Not for ${arch}: ${foreign.join(', ')}`);
const facts = { version, architecture: arch, epoch };
const file = kind === 'deb' ? packDeb() : packImage();
console.log(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`);

function packDeb(): string {
  writeSettings(staged);
  return makeDeb(root, staged, into, facts);
}

/** With the image come the files to run it with. */
function packImage(): string {
  stageSystem(staged, facts.architecture, work);
  const image = buildImage(staged, into, facts, work);
  const folder = path.join(into, 'containers');
  const withoutCode = { recursive: true, filter: (name: string) => !name.endsWith('.ts') };
  cpSync(path.join(import.meta.dirname, 'image'), folder, withoutCode);
  cpSync(path.join(import.meta.dirname, 'chart'), path.join(folder, 'chart'), withoutCode);
  console.log(image.digest);
  return image.file;
}

function isArchitecture(text: string): text is Architecture {
  return Object.hasOwn(ARCHITECTURES, text);
}

/** The programs that come along besides packages of JavaScript. */
function programsOf({ node, postgres }: Partial<Platform> & Pick<Platform, 'node'>): Part[] {
  return [
    { name: 'node', version: node.version, licence: 'MIT', folder: node.folder, kind: 'platform' },
    ...(postgres
      ? [
          {
            name: 'postgresql',
            version: postgres.version,
            licence: 'PostgreSQL',
            folder: postgres.folder,
            kind: 'application' as const,
          },
        ]
      : []),
  ];
}
