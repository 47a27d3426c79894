import { compose, partIdsOf } from '@lykta/avatar/compose';
import { cream, inkFor, shadowOf } from '@lykta/avatar/colours';
import { partOf } from '../../../avatars/files.ts';

/** Our implementation as the app calls it: parts are parsed beforehand, the rest is done for each figure. */
export const lykta = {
  name: '@lykta/avatar',
  prepare(figures) {
    for (const worn of figures) partIdsOf(worn).forEach(partOf);
    return (index) => compose(figures[index], partOf);
  },
};

const takesSkin = new Set(['EYES', 'NOSES', 'MOUTHS', 'ACCESSORIES']);

/** The lower limit: order and colours of the layers are known beforehand; it only joins strings. */
export const concatenation = {
  name: 'plain concatenation',
  prepare(figures) {
    const plans = figures.map((worn) => {
      const layers = Object.entries(worn).flatMap(([group, { id, color }]) => {
        const base = takesSkin.has(group) ? worn.HEADS.color : (color ?? partOf(id).colour ?? '#FFC94D');
        const paint = { base, shadow: shadowOf(base), background: cream };
        return partOf(id)
          .layers.filter((layer) => layer.name !== 'hair-hat')
          .map((layer) => ({ ...layer, paint }));
      });
      return { ink: inkFor(worn.HEADS.color), layers: layers.sort((one, other) => one.z - other.z) };
    });
    return (index) => {
      const { ink, layers } = plans[index];
      let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" color="${ink}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">`;
      for (const { literals, roles, paint } of layers) {
        svg += literals[0];
        for (let at = 0; at < roles.length; at++) svg += paint[roles[at]] + literals[at + 1];
      }
      return svg + '</svg>';
    };
  },
};
