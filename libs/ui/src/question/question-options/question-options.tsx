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
  /** Id of the option. */
  id: string;
  /** Type of the answer; `skip` is not shown. */
  kind: AnswerType;
  /** Text of the answer. */
  label: string;
  /** Language of the text, where it is not the page's. */
  lang?: string;
  /** Position of a face in a rate question; the saddest has the lowest. */
  weight?: number;
}

/** The persons or homes that a question offers. */
export interface PeopleChoice {
  /** In display order. */
  options: readonly Choice[];
  /** Ids of the chosen ones. */
  chosen: readonly string[];
  /** Called with the pressed id: the choice where one is allowed, else added or removed. */
  onToggle: (id: string) => void;
}

export interface QuestionOptionsProps {
  /** Decides which controls are shown. */
  type: QuestionType;
  /** The question: the group's accessible name. The h1 above shows it. */
  label: string;
  /** Language of the question, where it is not the page's. */
  labelLang?: string;
  /** In the form's order. Skip options are not shown here, because the foot has a skip button. */
  options: readonly QuestionOption[];
  /** Ids of the chosen options. */
  selected: readonly string[];
  /** Called with a single answer, which also goes to the next question. */
  onChoose: (id: string) => void;
  /** Called with an option to add or remove; the engine decides what else it clears. */
  onToggle: (id: string) => void;
  /** For questions about persons or homes. */
  people?: PeopleChoice;
}

/** Up to four options are large, more are small (docs/product.md §4). */
const BIG_UNTIL = 4;

/**
 * The answer options of any question type (docs/product.md §3), for answering in the child's app and for previews in
 * the viewer.
 */
export function QuestionOptions({
  type,
  label,
  labelLang,
  options,
  selected,
  onChoose,
  onToggle,
  people,
}: QuestionOptionsProps) {
  const shown = options.filter((option) => option.kind !== 'skip');
  const choices = inOrder(type, shown).map(toChoice);
  const group = { label, labelLang, hideLabel: true };
  const one = selected[0] ?? null;
  const few = shown.length <= BIG_UNTIL;

  switch (type) {
    case 'rate':
      return <RateFaces {...group} options={choices} value={one} onChoose={onChoose} />;
    case 'multiple':
      return few ? (
        <CheckCards {...group} options={choices} values={selected} onToggle={onToggle} />
      ) : (
        <ToggleChips {...group} several options={choices} values={selected} onToggle={onToggle} />
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
    case 'own_words':
      // Written beside the options: what stands around the field differs from app to app.
      return null;
  }
  return type satisfies never;
}

const toChoice = (option: QuestionOption): Choice => ({
  value: option.id,
  label: option.label,
  lang: option.lang,
});
