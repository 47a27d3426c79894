import { listOf, type Form, type Question } from '@lykta/domain';
import type { LeftOut } from '../left-out.ts';

/** What of a question an XLSForm cannot say. */
const losses: readonly (readonly [LeftOut['why'], (question: Question) => boolean])[] = [
  ['persons', ({ type }) => listOf(type) !== null],
  [
    'story',
    ({ storyText, answers }) =>
      storyText !== undefined ||
      Object.values(answers).some(({ story, sentence }) => story !== undefined || sentence !== undefined),
  ],
  [
    'look',
    ({ image, video, link, form, answers }) =>
      [image, video, link, form].some((part) => part !== undefined) ||
      Object.values(answers).some(({ picture }) => picture !== undefined),
  ],
  ['help', ({ why, data, header }) => [why, data, header].some((part) => part !== undefined)],
  [
    'easy',
    ({ easy, answers }) =>
      easy !== undefined || Object.values(answers).some((answer) => answer.easy !== undefined),
  ],
  ['tags', ({ tags }) => tags !== undefined],
  ['weights', ({ answers }) => Object.values(answers).some(({ weight }) => weight !== undefined)],
  ['together', ({ answers }) => Object.values(answers).some(({ group }) => group !== undefined)],
];

/** Names what of a form does not come along, each once, with the numbers of the questions. */
export function lostOf({ metadata, questions }: Form): LeftOut[] {
  const all = Object.values(questions);
  const ofQuestions = losses.flatMap(([why, isLost]): LeftOut[] => {
    const numbers = all.flatMap((question, index) => (isLost(question) ? [index + 1] : []));
    return numbers.length === 0 ? [] : [{ place: numbers.join(', '), why }];
  });
  const { group, icon } = metadata;
  return [...((group ?? icon) ? [{ place: 'settings', why: 'form' } as const] : []), ...ofQuestions];
}
