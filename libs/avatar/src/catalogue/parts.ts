import type { PartGroup } from '@lykta/domain';
import { accessories, clothes, headwears } from './clothing.ts';
import { beards, eyes, eyewears, heads, mouths, noses } from './faces.ts';
import { hair } from './hair.ts';
import type { PartEntry } from './part-name.ts';

/** Every part that a child can choose, by group, with names in Swedish and English. */
export const parts: { readonly [Group in PartGroup]: readonly PartEntry[] } = {
  HAIR: hair,
  CLOTHES: clothes,
  HEADS: heads,
  EYES: eyes,
  NOSES: noses,
  MOUTHS: mouths,
  BEARDS: beards,
  EYEWEARS: eyewears,
  HEADWEARS: headwears,
  ACCESSORIES: accessories,
};

const idsOf = (entries: readonly PartEntry[]): readonly string[] => entries.map((entry) => entry.id);

/** The ids of each group; groups that can be left out start with `empty` (docs/product.md §3, Avatar). */
export const partsByGroup: { readonly [Group in PartGroup]: readonly string[] } = {
  HAIR: idsOf(hair),
  CLOTHES: idsOf(clothes),
  HEADS: idsOf(heads),
  EYES: idsOf(eyes),
  NOSES: idsOf(noses),
  MOUTHS: idsOf(mouths),
  BEARDS: idsOf(beards),
  EYEWEARS: idsOf(eyewears),
  HEADWEARS: idsOf(headwears),
  ACCESSORIES: idsOf(accessories),
};
