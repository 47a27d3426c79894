/** The sections that a child may share; none is selected by default. */
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
/** How many days a link is valid (docs/product.md §1, §9). */
export const SHARE_DAYS = 14;
/** How many questions a child can leave out of one link: more than all own forms have together. */
export const LEFT_OUT_AT_MOST = 500;
