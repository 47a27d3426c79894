import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const PLACE = '<div id="root"></div>';

/** `src/prerender.tsx`, built. */
interface Prerender {
  drawPages: () => Promise<[language: string, drawn: Record<string, string>][]>;
}

/** Draws the pages in Node, with the same plugins and so the same class names as the build. @returns templates of them */
async function draw(root: string, plugins: () => Plugin[]): Promise<string> {
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
    return (await module.drawPages())
      .flatMap(([language, drawn]) =>
        Object.entries(drawn).map(
          ([page, html]) => `<template id="drawn-${page}-${language}">${html}</template>`,
        ),
      )
      .join('\n    ');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Puts the start page, and the frame of the others, into the built `index.html`, so that they are painted before any
 * script has come (docs/decisions, first second).
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
      const drawn = await draw(root, plugins);
      const html = readFileSync(page, 'utf8');
      writeFileSync(
        page,
        html.replace(PLACE, () => `${PLACE}\n    ${drawn}`),
      );
    },
  };
}
