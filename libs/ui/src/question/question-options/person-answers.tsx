import { CheckCards } from '../../choice/check-cards/check-cards.tsx';
import { RadioCards } from '../../choice/radio-cards/radio-cards.tsx';
import type { ChoiceGroup } from '../../choice/choice.ts';
import { Stack } from '../../frame/app-column/app-column.tsx';
import type { PeopleChoice, QuestionOption } from './question-options.tsx';

interface Props extends Omit<ChoiceGroup, 'options'> {
  several: boolean;
  people?: PeopleChoice;
  /** Answers without a person: "Ingen", "Någon annan". */
  others: readonly QuestionOption[];
  selected: readonly string[];
  onChoose: (id: string) => void;
}

/** Persons or homes to choose from, followed by the answers without one. */
export function PersonAnswers({
  label,
  labelLang,
  hideLabel,
  several,
  people,
  others,
  selected,
  onChoose,
}: Props) {
  const group = { label, labelLang, hideLabel };
  return (
    <Stack>
      {people && people.options.length > 0 && several && (
        <CheckCards {...group} options={people.options} values={people.chosen} onToggle={people.onToggle} />
      )}
      {people && people.options.length > 0 && !several && (
        <RadioCards
          {...group}
          options={people.options}
          value={people.chosen[0] ?? null}
          onChoose={people.onToggle}
        />
      )}
      {others.length > 0 && (
        <RadioCards
          {...group}
          options={others.map(({ id, label: words, lang }) => ({ value: id, label: words, lang }))}
          value={others.find((option) => selected.includes(option.id))?.id ?? null}
          onChoose={onChoose}
        />
      )}
    </Stack>
  );
}
