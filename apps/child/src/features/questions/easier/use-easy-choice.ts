import { easyWords, type Language, type Question } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { sayOnce } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { readingStyle } from '../../../frame/use-reading.ts';
import type { QuestionProps } from '../question/question-props.ts';
import { toldChoice } from '../question/told-choice.ts';
import { useChoice, type Choice } from '../question/use-choice.ts';
import { usePeople, type People } from '../question/use-people.ts';

/** Milliseconds that a chosen tile is seen before the next question, and how long its words may take. */
const SEEN = 300;
const MOST = 2500;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => resolve(), milliseconds));

/** Holds an answer back until its words have been said. */
function createHold() {
  let said: Promise<void> = Promise.resolve();
  /** Counts answers: one that is changed, or left by Back, is not given. */
  let turn = 0;
  return {
    say: (words: Promise<void>) => {
      said = Promise.race([words, after(MOST)]);
    },
    answer: async (give: () => void) => {
      const mine = ++turn;
      await Promise.all([said, after(SEEN)]);
      if (turn === mine) give();
    },
    drop: () => {
      turn++;
    },
  };
}

/** The choice in the easier way: what is chosen is said, and then the next question comes. */
export function useEasyChoice(
  question: Question,
  flow: Flow,
  language: Language,
  { onAnswer, unheard }: Pick<QuestionProps, 'onAnswer' | 'unheard'>,
): { choice: Choice; people: People | undefined } {
  const [hold] = useState(createHold);
  useEffect(() => hold.drop, [hold, question.id]);
  const choice = useChoice(question, flow, (selection) => void hold.answer(() => onAnswer(selection)));
  const people = usePeople(question, flow, choice.chosen);
  const tell = (label: string) => hold.say(sayOnce(label, language, readingStyle()));
  return {
    choice: toldChoice(choice, {
      question,
      people: people?.options ?? [],
      language,
      wordsOf: easyWords,
      tell: unheard ? undefined : tell,
    }),
    people,
  };
}
