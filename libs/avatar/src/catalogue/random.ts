import { namesOf, present, type PartGroup, type Parts } from '@lykta/domain';
import { noPart } from '../compose/compose.ts';
import { palettes } from '../palettes.ts';
import { partsByGroup } from './parts.ts';

/** The probability that an optional group is worn, 0 to 1. */
const worn: { readonly [Group in PartGroup]?: number } = {
  HAIR: 0.97,
  BEARDS: 0,
  EYEWEARS: 0.25,
  HEADWEARS: 0.2,
  ACCESSORIES: 0.25,
};

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return present(items[Math.floor(random() * items.length)], 'an item');
}

/**
 * Makes a random figure, for "slumpa" in the builder and for the contact sheets.
 * @param random returns numbers from 0 to 1 (1 excluded), such as `Math.random`
 * @param chances overrides the probabilities
 */
export function randomParts(
  random: () => number,
  chances: { readonly [Group in PartGroup]?: number } = {},
): Parts {
  const groups = namesOf(partsByGroup);
  return Object.fromEntries(
    groups.map((group) => {
      const isWorn = random() < (chances[group] ?? worn[group] ?? 1);
      const id = isWorn
        ? pick(
            partsByGroup[group].filter((part) => part !== noPart),
            random,
          )
        : noPart;
      // A beard takes the colour of the hair.
      const color = group !== 'BEARDS' && palettes[group] ? pick(palettes[group], random).color : undefined;
      if (group === 'ACCESSORIES') return [group, isWorn ? [{ id }] : []];
      return [group, color ? { id, color } : { id }];
    }),
  ) as Parts;
}
