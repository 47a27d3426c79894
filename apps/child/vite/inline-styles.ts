import type { Plugin } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Puts the styles of the first screen into the page, so that the drawn start page is painted without another round to
 * the server. The link stays, switched off: screens that come later look for it, and would fetch the file again.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'lykta-inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(LINK, (link, file: string) => {
          const asset = bundle?.[file];
          if (asset?.type !== 'asset') throw new Error(`No style sheet ${file} in the build`);
          return `<style>${asset.source.toString()}</style>${link.replace('<link', '<link disabled')}`;
        });
      },
    },
  };
}
