import { useId } from 'react';
import { CheckIcon } from '../../icon/icons.ts';
import type { OneOf } from '../choice.ts';
import { ChoiceLabel } from '../choice-label.tsx';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from '../chips.module.css';

/** Small options of which one can be chosen, for questions with more than four (docs/product.md §4). */
export function ChoiceChips({ label, labelLang, hideLabel, options, value, onChoose }: OneOf) {
  const labelId = useId();
  const roving = useRoving(
    options.map((option) => option.value),
    value,
  );
  return (
    <div className={styles.group} aria-labelledby={labelId} {...roving.group}>
      <GroupLabel id={labelId} lang={labelLang} hidden={hideLabel}>
        {label}
      </GroupLabel>
      <div className={styles.chips}>
        {options.map((option) => (
          <button
            key={option.value}
            className={styles.chip}
            onClick={() => onChoose(option.value)}
            {...roving.item(option.value)}
          >
            {option.value === value && <CheckIcon size="small" />}
            {option.picture}
            <ChoiceLabel {...option} />
          </button>
        ))}
      </div>
    </div>
  );
}
