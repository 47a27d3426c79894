import { localText, own, type AnswerOption, type Language, type Question } from '@lykta/domain';
import type { Picked, Picking } from './use-choice.ts';

interface Told {
  question: Question;
  /** The offered persons or homes. */
  people: readonly { value: string; label: string }[];
  language: Language;
  /** What an answer is called; its own words by default. */
  wordsOf?: (option: AnswerOption, language: Language) => string;
  /** Says what was chosen; undefined where nobody beside may hear it. */
  tell: ((label: string) => void) | undefined;
}

/** A choice that says each answer when it is chosen, not when it is taken away. */
export function toldChoice<Whole extends Picked & Picking>(
  choice: Whole,
  { question, people, language, wordsOf = ({ text }) => localText(text, language), tell }: Told,
): Whole {
  if (!tell) return choice;
  const tellAnswer = (answer: string) => {
    const option = own(question.answers, answer);
    if (option) tell(wordsOf(option, language));
  };
  return {
    ...choice,
    choose: (answer) => {
      tellAnswer(answer);
      choice.choose(answer);
    },
    toggle: (answer) => {
      if (!choice.selected.includes(answer)) tellAnswer(answer);
      choice.toggle(answer);
    },
    toggleChosen: (id) => {
      const person = people.find(({ value }) => value === id);
      if (person && !choice.chosen.includes(id)) tell(person.label);
      choice.toggleChosen(id);
    },
  };
}
