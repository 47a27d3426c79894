import type { Avatar } from '../avatar.ts';
import { isDefaultAvatar } from '../default-avatar.ts';
import type { House } from '../profile.ts';
import { houseTypeInfo } from './types.ts';

/** Returns a home's picture: the chosen one, otherwise that of its kind, never a person's (docs/product.md §3). */
export function housePicture({ type, avatar }: House): Avatar {
  return isDefaultAvatar(avatar) ? { type: 'ID', data: houseTypeInfo[type].picture } : avatar;
}
