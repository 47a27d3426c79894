import { inOrder, questionTypes, type AnswerType, type QuestionType } from '@lykta/domain';
import { CheckCards } from '../../choice/check-cards/check-cards.tsx';
import { ChoiceChips } from '../../choice/choice-chips/choice-chips.tsx';
import type { Choice } from '../../choice/choice.ts';
import { RadioCards } from '../../choice/radio-cards/radio-cards.tsx';
import { RateFaces } from '../../choice/rate-faces/rate-faces.tsx';
import { ToggleChips } from '../../choice/toggle-chips/toggle-chips.tsx';
import { ArticleAnswers } from './article-answers.tsx';
import { PersonAnswers } from './person-answers.tsx';

export interface QuestionOption {
  id: string;
  kind: AnswerType;
  label: string;
  /** The place of a face in a rate question, the saddest first. */
  weight?: number;
}

/** Persons or homes that a question about them lets one choose from. */
export interface PeopleChoice {
  options: readonly Choice[];
  chosen: readonly string[];
  /** With one allowed: the choice itself. With several: one more or one less. */
  onToggle: (id: string) => void;
}

export interface QuestionOptionsProps {
  type: QuestionType;
  /** The question, which names the group for a screen reader; it stands above as the h1. */
  label: string;
  /** In the order of the form. A skip option is not shown here: it is the button at the foot. */
  options: readonly QuestionOption[];
  selected: readonly string[];
  /** One answer, which also goes on. */
  onChoose: (id: string) => void;
  /** One more or one less of several; what it clears is for the engine to say. */
  onToggle: (id: string) => void;
  people?: PeopleChoice;
}

/** docs/product.md §4: more than four options are small buttons, fewer are big ones. */
const BIG_UNTIL = 4;

/** The answers to one question, of every type (docs/product.md §3). The child answers with them, the viewer previews with them. */
export function QuestionOptions({
  type,
  label,
  options,
  selected,
  onChoose,
  onToggle,
  people,
}: QuestionOptionsProps) {
  const shown = options.filter((option) => option.kind !== 'skip');
  const choices = inOrder(type, shown).map(toChoice);
  const group = { label, hideLabel: true };
  const one = selected[0] ?? null;
  const few = shown.length <= BIG_UNTIL;

  switch (type) {
    case 'rate':
      return <RateFaces {...group} options={choices} value={one} onChoose={onChoose} />;
    case 'multiple':
      return few ? (
        <CheckCards {...group} options={choices} values={selected} onToggle={onToggle} />
      ) : (
        <ToggleChips {...group} options={choices} values={selected} onToggle={onToggle} />
      );
    case 'article_text':
      return <ArticleAnswers options={choices} onChoose={onChoose} />;
    case 'single':
    case 'frequency':
      return few ? (
        <RadioCards {...group} options={choices} value={one} onChoose={onChoose} />
      ) : (
        <ChoiceChips {...group} options={choices} value={one} onChoose={onChoose} />
      );
    case 'persons':
    case 'single_person':
    case 'multiple_person':
    case 'accommodations':
    case 'single_accommodation':
      return (
        <PersonAnswers
          {...group}
          several={questionTypes[type].several}
          people={people}
          others={shown.filter((option) => option.kind === 'none' || option.kind === 'text')}
          selected={selected}
          onChoose={onChoose}
        />
      );
  }
  return type satisfies never;
}

const toChoice = (option: QuestionOption): Choice => ({ value: option.id, label: option.label });
