import type { StoryMark } from '@lykta/domain';

/** What each mark of an answer is called. */
export const markId = {
  HELP: 'mark.help',
  WORRIES: 'mark.worries',
  PROBLEM: 'mark.problem',
  RESOURCE: 'mark.resource',
  WISH: 'mark.wish',
} as const satisfies Record<StoryMark, string>;
