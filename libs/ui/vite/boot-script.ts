import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/boot/boot.ts';
const PLACE = '<!-- boot -->';
/** Compressed bytes: it comes with the page, before everything else. */
const LIMIT = 3000;

/** Builds the boot script alone, as one text without imports. */
async function bootText(root: string, target: BuildOptions['target']): Promise<string> {
  const [built] = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target,
      write: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'boot' },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
  })) as Rolldown.RolldownOutput[];
  const text = built!.output[0].code.trim();
  const size = gzipSync(text).length;
  if (size > LIMIT) throw new Error(`The boot script has ${size} compressed bytes, and may have ${LIMIT}`);
  return text;
}

/**
 * Puts the boot script into the page as text, so that it runs before the first paint without another request. The
 * content security policy then allows it by its hash.
 */
export function bootScript(): Plugin {
  let root = '';
  let target: BuildOptions['target'];
  return {
    name: 'lykta-boot-script',
    configResolved(config) {
      root = config.root;
      target = config.build.target;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const text = await bootText(root, target);
        const page = html.replace(PLACE, () => `<script>${text}</script>`);
        if (page === html) throw new Error('The page has no place for the boot script');
        return page;
      },
    },
  };
}
