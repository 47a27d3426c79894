import type { Plugin } from 'vite';

/** Later layers win over earlier ones (docs/decisions/0007). */
const ORDER = '@layer reset, components, screens, focus;';

/**
 * Puts the order of the cascade layers at the top of every built stylesheet. The first mention of a layer fixes its
 * order, and a split build may load a component's styles before base.css.
 */
export function layerOrder(): Plugin {
  return {
    name: 'lykta-layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
          asset.source = `${ORDER}${asset.source.toString()}`;
        }
      }
    },
  };
}
