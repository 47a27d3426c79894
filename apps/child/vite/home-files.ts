import { namedFiles } from '@lykta/ui/named-files';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Everything inside, home with it. */
const HOME = 'src/inside.tsx';

/** The list of forms, which home shows when it has come. */
const LIST = 'src/features/questions/form-list.tsx';

/** The parts of the list that only the screens of forms and of the story need, and no other. */
const onlyForms =
  /\/(?:features\/questions|questionnaire-engine|area-picture|area-theme|api\/src\/answers)[/.]/;

const NAME = 'home';

/** The chunks that some need at once, they included. */
function withImports(chunks: Map<string, Rolldown.OutputChunk>, names: string[], found = new Set<string>()) {
  for (const name of names.filter((one) => chunks.has(one) && !found.has(one))) {
    found.add(name);
    withImports(chunks, chunks.get(name)!.imports, found);
  }
  return found;
}

/**
 * Builds once in the way that splits by itself, which knows what each use is for.
 * @returns gives the modules that a source needs
 */
async function splitByItself(
  root: string,
  plugins: () => Plugin[],
): Promise<(source: string) => Set<string>> {
  const settings = { root, configFile: false, logLevel: 'error', plugins: plugins() } as const;
  const { output } = (await build({ ...settings, build: { write: false } })) as Rolldown.RolldownOutput;
  const all = output.filter((file) => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  return (source) => {
    const own = all.find(({ facadeModuleId }) => facadeModuleId === resolve(root, source));
    if (!own) throw new Error(`No chunk of ${source} in the build`);
    return new Set([...withImports(chunks, [own.fileName])].flatMap((name) => chunks.get(name)!.moduleIds));
  };
}

/**
 * One file for all that home needs, which the page's boot script fetches beside the first file (src/boot), and two for
 * its list of forms, which come after it (docs/decisions/0134). The second of the two has what other screens need as
 * well, so that they do not load the list.
 * @param plugins those that the sources need
 * @returns its plugins, and the groups for `codeSplitting`
 */
export function homeFiles(plugins: () => Plugin[]) {
  let root = '';
  let home = new Set<string>();
  let list = new Set<string>();
  const plugin: Plugin = {
    name: 'lykta-home-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const modulesOf = await splitByItself(root, plugins);
      home = modulesOf(HOME);
      list = modulesOf(LIST);
    },
  };
  const groups = [
    { name: NAME, test: (id: string) => home.has(id) },
    { name: 'forms', test: (id: string) => list.has(id) && onlyForms.test(id) },
    { name: 'forms-and-more', test: (id: string) => list.has(id) },
  ];
  return {
    plugins: [plugin, namedFiles(NAME)],
    // The first file has the rest.
    groups: groups.map((group) => ({ ...group, includeDependenciesRecursively: false })),
  };
}
