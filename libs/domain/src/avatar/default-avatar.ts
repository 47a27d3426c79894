import type { Avatar } from './schema.ts';

export const DEFAULT_AVATAR = { type: 'ID', data: 'default' } as const satisfies Avatar;

/** Whether an avatar is still the default figure. */
export function isDefaultAvatar(avatar: Avatar): boolean {
  return (
    avatar === 'default' || (typeof avatar === 'object' && avatar.type === 'ID' && avatar.data === 'default')
  );
}
