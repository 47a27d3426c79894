import path from 'node:path';
import { own } from '@lykta/domain';

/** What package-lock.json says of one package. */
interface Locked {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  /** Of a workspace: where it is. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages of a lockfile by their folder. */
export type Lock = Readonly<Record<string, Locked>>;

/** A package that another needs to run. */
export interface Needed extends Locked {
  /** Its folder from the root, such as `node_modules/fastify`. */
  folder: string;
  name: string;
  /** Whether it is this project's own. */
  own: boolean;
}

/**
 * Returns what the workspaces need to run, they included, by the rules by which Node finds a package.
 * @throws {Error} if the lockfile lacks something
 */
export function closureOf(lock: Lock, workspaces: readonly string[]): Needed[] {
  const found = new Map<string, Needed>();
  const add = (folder: string, name: string) => {
    if (found.has(folder)) return;
    const locked = own(lock, folder);
    if (!locked) throw new Error(`package-lock.json lacks ${folder}`);
    found.set(folder, { ...locked, folder, name, own: !folder.includes('node_modules/') });
    const { dependencies = {}, optionalDependencies = {} } = locked;
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(lock, folder, dependency);
      if (place !== undefined) add(place, dependency);
      // Optional ones of other machines are not there.
      else if (!Object.hasOwn(optionalDependencies, dependency)) {
        throw new Error(`package-lock.json: ${folder} wants ${dependency}`);
      }
    }
  };
  for (const folder of workspaces) add(folder, own(lock, folder)?.name ?? folder);
  return [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** The folder of the package that Node finds for an import; a workspace's is its own. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder === '.' ? '' : folder, 'node_modules', name);
    const locked = own(lock, place);
    if (locked) return locked.link ? locked.resolved : place;
    if (folder === '.' || folder === '') return undefined;
  }
}
