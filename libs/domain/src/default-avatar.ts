import type { Avatar } from './avatar.ts';

export const DEFAULT_AVATAR = { type: 'ID', data: 'default' } as const satisfies Avatar;

/** Whether somebody chose a figure, or it is still the one everybody begins with. */
export function isDefaultAvatar(avatar: Avatar): boolean {
  return (
    avatar === 'default' || (typeof avatar === 'object' && avatar.type === 'ID' && avatar.data === 'default')
  );
}
