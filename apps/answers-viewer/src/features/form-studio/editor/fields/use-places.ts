import type { Question } from '@lykta/domain';
import { useState } from 'react';

/**
 * The questions that an answer can lead to. While only the question on the screen is written on, the list stays the
 * same: its own answers do not lead to it, and a long form has many answers that would be drawn anew with each letter.
 */
export function usePlaces(questions: readonly Question[], here: string): readonly Question[] {
  const [places, setPlaces] = useState(questions);
  const isSame =
    places.length === questions.length &&
    questions.every(
      (question, at) => question === places[at] || (question.id === here && places[at]?.id === here),
    );
  if (!isSame) setPlaces(questions);
  return isSame ? places : questions;
}
