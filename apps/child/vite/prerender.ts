import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

interface Prerender {
  startPage: () => string;
}

/** Draws the start page in Node, with the same plugins and so the same class names as the build. */
async function drawStartPage(root: string, plugins: () => Plugin[]): Promise<string> {
  const outDir = mkdtempSync(join(root, 'dist-ssr-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: plugins(),
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
    });
    const module = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender;
    return module.startPage();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Puts the start page into the built `index.html`, so that it is painted before any script has come
 * (docs/decisions, first second).
 * @param plugins those that the page's own sources need
 */
export function prerenderStartPage(plugins: () => Plugin[]): Plugin {
  let root = '';
  return {
    name: 'lykta-prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle(options) {
      if (this.environment.config.consumer === 'server' || !options.dir) return;
      const page = join(options.dir, 'index.html');
      const drawn = await drawStartPage(root, plugins);
      const html = readFileSync(page, 'utf8');
      writeFileSync(page, html.replace('<div id="root"></div>', `<div id="root">${drawn}</div>`));
    },
  };
}
