import type { Question } from '@lykta/domain';
import { useState } from 'react';

type Questions = readonly Question[];

/** Whether two lists of questions differ in one of them at most. */
export const isSameBut = (here: string | null, one: Questions, other: Questions): boolean =>
  one.length === other.length &&
  one.every((question, at) => question === other[at] || (question.id === here && other[at]?.id === here));

/**
 * The questions that an answer can lead to. While only the question on the screen is written on, the list stays the
 * same: its own answers do not lead to it, and a long form has many answers that would be drawn anew with each letter.
 */
export function usePlaces(questions: Questions, here: string): Questions {
  const [places, setPlaces] = useState(questions);
  if (isSameBut(here, places, questions)) return places;
  setPlaces(questions);
  return questions;
}
