/** The story sections that an answer can belong to (docs/product.md §3, Story). */
export const storyMarks = ['HELP', 'WORRIES', 'PROBLEM', 'RESOURCE', 'WISH'] as const;
export type StoryMark = (typeof storyMarks)[number];

/** The marks of answers about something hard: help follows, and nothing cheerful is shown (docs/product.md §4). */
const hardMarks: readonly StoryMark[] = ['HELP', 'WORRIES', 'PROBLEM'];

/** Whether an answer with this mark is about something hard. */
export const isHard = (mark: StoryMark | undefined): boolean =>
  mark !== undefined && hardMarks.includes(mark);
