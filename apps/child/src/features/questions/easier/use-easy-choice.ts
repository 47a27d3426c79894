import type { Language, Question } from '@lykta/domain';
import type { Flow, Selection } from '@lykta/questionnaire-engine';
import { sayOnce } from '@lykta/ui';
import { useEffect, useRef } from 'react';
import { readingStyle } from '../../../frame/use-reading.ts';
import { toldChoice } from '../question/told-choice.ts';
import { useChoice, type Choice } from '../question/use-choice.ts';
import { usePeople, type People } from '../question/use-people.ts';

/** Milliseconds that a chosen tile is seen before the next question, and how long its words may take. */
const SEEN = 300;
const MOST = 2500;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => resolve(), milliseconds));

/** The choice in the easier way: what is chosen is said, and then the next question comes. */
export function useEasyChoice(
  question: Question,
  flow: Flow,
  language: Language,
  onAnswer: (selection: Selection[]) => void,
): { choice: Choice; people: People | undefined } {
  const said = useRef<Promise<void>>(Promise.resolve());
  /** Counts answers and questions: an answer that is changed, or left by Back, is not given. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current++;
    },
    [question.id],
  );
  const answerWhenSaid = async (selection: Selection[]) => {
    const mine = ++turn.current;
    await Promise.all([said.current, after(SEEN)]);
    if (turn.current === mine) onAnswer(selection);
  };
  const choice = useChoice(question, flow, (selection) => void answerWhenSaid(selection));
  const people = usePeople(question, flow, choice.chosen);
  const tell = (label: string) => {
    said.current = Promise.race([sayOnce(label, language, readingStyle()), after(MOST)]);
  };
  return {
    choice: toldChoice(choice, { question, people: people?.options ?? [], language, tell }),
    people,
  };
}
