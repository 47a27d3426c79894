import { present, type AnswerOption, type StoryMark } from '@lykta/domain';

/** Chooses the answers of a walk through a form; `turn` counts the questions from 1. */
export interface Chooser {
  pick: (options: readonly AnswerOption[], turn: number) => AnswerOption;
  /** Whether "nobody" is chosen where the question has it. */
  isAlone: (turn: number) => boolean;
}

/** A different place in the list each time, so that branches are taken. */
export const byTurn: Chooser = {
  pick: (options, turn) => present(options[turn % options.length], 'options[turn % options.length]'),
  isAlone: () => false,
};

const brightness: Record<StoryMark, number> = { RESOURCE: 2, WISH: 1, HELP: -1, WORRIES: -2, PROBLEM: -3 };
const brightnessOf = ({ story, weight = 0 }: AnswerOption) => (story ? brightness[story] : 0) * 10 + weight;

export const moods = ['light', 'dark', 'mixed'] as const;

/** Always the brightest answers, always the darkest, or one after the other. */
export function inMood(mood: (typeof moods)[number]): Chooser {
  const isLight = (turn: number) => mood === 'light' || (mood === 'mixed' && turn % 2 === 1);
  return {
    pick: (options, turn) => {
      const sorted = [...options].sort((a, b) => brightnessOf(b) - brightnessOf(a));
      return isLight(turn) ? present(sorted[0], 'sorted[0]') : present(sorted.at(-1), 'sorted.at(-1)');
    },
    isAlone: (turn) => !isLight(turn),
  };
}
