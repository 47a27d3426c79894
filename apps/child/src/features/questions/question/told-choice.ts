import { localText, own, type Language, type Question } from '@lykta/domain';
import type { Choice } from './use-choice.ts';

interface Told {
  question: Question;
  /** The offered persons or homes. */
  people: readonly { value: string; label: string }[];
  language: Language;
  /** Says what was chosen. */
  tell: (label: string) => void;
}

/** A choice that says each answer when it is chosen, not when it is taken away. */
export function toldChoice(choice: Choice, { question, people, language, tell }: Told): Choice {
  const tellAnswer = (answer: string) => {
    const option = own(question.answers, answer);
    if (option) tell(localText(option.text, language));
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
