import type { Avatar } from './avatar.ts';

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

export const DEFAULT_AVATAR = { type: 'ID', data: 'default' } as const satisfies Avatar;

/** Whether somebody chose a figure, or it is still the one everybody begins with. */
export function isDefaultAvatar(avatar: Avatar): boolean {
  return (
    avatar === 'default' || (typeof avatar === 'object' && avatar.type === 'ID' && avatar.data === 'default')
  );
}
