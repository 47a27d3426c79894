/** The form of a ready-made figure's id, and of a part's: both name a file. */
export const AVATAR_ID = /^[a-z0-9-]{1,40}$/;

/** Whether something can be the id of a figure or a part. */
export function isAvatarId(value: unknown): value is string {
  return typeof value === 'string' && AVATAR_ID.test(value);
}
