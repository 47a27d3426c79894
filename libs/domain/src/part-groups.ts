/** The groups of drawn parts, in the order that decides equal layers (docs/product.md §3, Avatar). */
export const partGroups = [
  'HEADS',
  'EYES',
  'NOSES',
  'MOUTHS',
  'HAIR',
  'CLOTHES',
  'BEARDS',
  'EYEWEARS',
  'HEADWEARS',
  'ACCESSORIES',
] as const;
export type PartGroup = (typeof partGroups)[number];
