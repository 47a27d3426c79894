/**
 * The groups of drawn parts; their order decides which of two equal layers is in front (docs/product.md §3, Avatar).
 */
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
