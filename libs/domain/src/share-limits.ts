/** What a child may choose to show; nothing is chosen beforehand. */
export const shareSections = [
  'profile',
  'gender',
  'RESOURCE',
  'HELP',
  'WORRIES',
  'PROBLEM',
  'persons',
  'houses',
  'lykta',
] as const;

export const MAX_LIVE_SHARES = 5;
/** A link lives for two weeks (docs/product.md §1, §9). */
export const SHARE_DAYS = 14;
