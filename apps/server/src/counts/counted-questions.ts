import { asksForWords, type Form } from '@lykta/domain';

/** The ids of the questions that figures show: one for the child's own words is not counted, nor who skipped it. */
export const countedQuestions = ({ questions }: Form): string[] =>
  Object.entries(questions).flatMap(([id, { type }]) => (asksForWords(type) ? [] : [id]));
