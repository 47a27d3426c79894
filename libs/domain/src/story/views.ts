/** The views of /beb/{what} (docs/product.md §2). */
export const storyViews = [
  'good',
  'important',
  'persons',
  'houses',
  'myself',
  'school',
  'family',
  'leisure',
  'base',
] as const;
export type StoryView = (typeof storyViews)[number];

/** How many entries a summary shows before "show more". */
export const STORY_SUMMARY = 4;
