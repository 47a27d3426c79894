import { namedFiles } from '@lykta/ui/named-files';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Everything inside, home with it. */
const SOURCE = 'src/inside.tsx';

const NAME = 'home';

/** The chunks that some need at once, they included. */
function withImports(chunks: Map<string, Rolldown.OutputChunk>, names: string[], found = new Set<string>()) {
  for (const name of names.filter((one) => chunks.has(one) && !found.has(one))) {
    found.add(name);
    withImports(chunks, chunks.get(name)!.imports, found);
  }
  return found;
}

/** The modules that home needs: what a build that splits by itself gives it, which knows what each use is for. */
async function homeModules(root: string, plugins: () => Plugin[]): Promise<Set<string>> {
  const settings = { root, configFile: false, logLevel: 'error', plugins: plugins() } as const;
  const { output } = (await build({ ...settings, build: { write: false } })) as Rolldown.RolldownOutput;
  const all = output.filter((file) => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const inside = all.find(({ facadeModuleId }) => facadeModuleId === resolve(root, SOURCE));
  if (!inside) throw new Error(`No chunk of ${SOURCE} in the build`);
  return new Set([...withImports(chunks, [inside.fileName])].flatMap((name) => chunks.get(name)!.moduleIds));
}

/**
 * One file for all that home needs, which the page's boot script fetches beside the first file (src/boot).
 * @param plugins those that the sources need
 * @returns its plugins, and the group for `codeSplitting`
 */
export function homeFile(plugins: () => Plugin[]) {
  let root = '';
  let modules = new Set<string>();
  const plugin: Plugin = {
    name: 'lykta-home-file',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      modules = await homeModules(root, plugins);
    },
  };
  const group = {
    name: NAME,
    test: (id: string) => modules.has(id),
    // The first file has the rest.
    includeDependenciesRecursively: false,
  };
  return { plugins: [plugin, namedFiles(NAME)], group };
}
