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
 * One file for all that home needs, named in the page, so that its boot script can fetch it beside the first file
 * (src/boot): on a slow network each file more is a wait more.
 * @param plugins those that the sources need
 * @returns a plugin, and the group for `codeSplitting`
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
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const home = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === NAME);
        if (home?.type !== 'chunk') throw new Error(`No chunk ${NAME} in the build`);
        const files = [home.fileName, ...(home.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
        const named = html.replace(/(<meta name="lykta-home" content=")"/, `$1${files.join(' ')}"`);
        if (named === html) throw new Error('The page has no place for the files of home');
        return named;
      },
    },
  };
  const group = {
    name: NAME,
    test: (id: string) => modules.has(id),
    // The first file has the rest.
    includeDependenciesRecursively: false,
  };
  return { plugin, group };
}
