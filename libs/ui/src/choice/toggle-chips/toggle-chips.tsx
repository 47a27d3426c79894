import { useId } from 'react';
import { CheckIcon, PlusIcon } from '../../icon/icons.ts';
import type { ChoiceGroup } from '../choice.ts';
import { ChoiceLabel } from '../choice-label.tsx';
import { GroupLabel } from '../group-label.tsx';
import styles from '../chips.module.css';

export interface ToggleChipsProps extends ChoiceGroup {
  /** Values of the chosen options. */
  values: readonly string[];
  /** Called with the pressed option; the caller updates `values`. */
  onToggle: (value: string) => void;
  /** Shows a box on each, as a sign that several can be chosen. */
  several?: boolean;
  /** A last chip with a dashed line that shows more options. */
  more?: { label: string; onClick: () => void };
}

/** Small options of which several can be chosen. A chosen one is marked by colour, line and check mark. */
export function ToggleChips({
  label,
  labelLang,
  hideLabel,
  options,
  values,
  onToggle,
  several,
  more,
}: ToggleChipsProps) {
  const labelId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <GroupLabel id={labelId} lang={labelLang} hidden={hideLabel}>
        {label}
      </GroupLabel>
      <div className={styles.chips}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.chip}
            data-several={several || undefined}
            aria-pressed={values.includes(option.value)}
            onClick={() => onToggle(option.value)}
          >
            {values.includes(option.value) && <CheckIcon size="small" />}
            {option.picture}
            <ChoiceLabel {...option} />
          </button>
        ))}
        {more && (
          <button
            type="button"
            className={styles.chip}
            data-several={several || undefined}
            data-more
            onClick={more.onClick}
          >
            <PlusIcon size="small" />
            {more.label}
          </button>
        )}
      </div>
    </div>
  );
}
