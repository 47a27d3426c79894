import type { Parts } from '@lykta/domain';

/** The default figure; it also fills groups that a saved figure omits (docs/product.md §3, Avatar). */
export const defaultParts = {
  HAIR: { id: 'hair-01', color: '#7B5236' },
  CLOTHES: { id: 'clothes-01', color: '#FFC94D' },
  HEADS: { id: 'head-01', color: '#F5C6A0' },
  EYES: { id: 'eye-01' },
  NOSES: { id: 'nose-01' },
  MOUTHS: { id: 'mouth-01' },
} as const satisfies Parts;
