import type { Avatar } from '../avatar/schema.ts';
import { isDefaultAvatar } from '../avatar/default-avatar.ts';
import type { House } from '../profile/schema.ts';
import { houseTypeInfo } from './types.ts';

/** Returns a home's picture: the chosen one, otherwise that of its kind, never a person's (docs/product.md §3). */
export function housePicture({ type, avatar }: House): Avatar {
  return isDefaultAvatar(avatar) ? { type: 'ID', data: houseTypeInfo[type].picture } : avatar;
}
