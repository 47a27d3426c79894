import type { Plugin } from 'vite';

/** Later layers win over earlier ones (docs/decisions/0007). */
const ORDER = '@layer reset, components, screens, focus;';

/**
 * Says the order of the cascade layers at the top of every built stylesheet. A layer's place is decided where it is
 * first named, and a build splits styles so that a component's may load before base.css.
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
