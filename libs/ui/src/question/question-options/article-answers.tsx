import { Button } from '../../action/button/button.tsx';
import type { Choice } from '../../choice/choice.ts';
import { ChoiceLabel } from '../../choice/choice-label.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';

/** The buttons below an article; the first one is primary. */
export function ArticleAnswers({
  options,
  onChoose,
}: {
  options: readonly Choice[];
  onChoose: (id: string) => void;
}) {
  return (
    <Stack>
      {options.map((option, index) => (
        <Button
          key={option.value}
          look={index === 0 ? 'primary' : 'secondary'}
          onClick={() => onChoose(option.value)}
        >
          <ChoiceLabel {...option} />
        </Button>
      ))}
    </Stack>
  );
}
