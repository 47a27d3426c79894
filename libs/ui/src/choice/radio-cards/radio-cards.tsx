import { useId } from 'react';
import { CheckIcon } from '../../icon/icons.ts';
import type { OneOf } from '../choice.ts';
import { ChoiceLabel } from '../choice-label.tsx';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from '../choice.module.css';

/** Large options of which one can be chosen. Arrow keys only move the focus. */
export function RadioCards({ label, labelLang, hideLabel, options, value, onChoose }: OneOf) {
  const labelId = useId();
  const roving = useRoving(
    options.map((option) => option.value),
    value,
  );
  return (
    <div className={styles.cards} aria-labelledby={labelId} {...roving.group}>
      <GroupLabel id={labelId} lang={labelLang} hidden={hideLabel}>
        {label}
      </GroupLabel>
      {options.map((option) => (
        <button
          key={option.value}
          className={styles.card}
          data-on={option.value === value || undefined}
          onClick={() => onChoose(option.value)}
          {...roving.item(option.value)}
        >
          <span className={styles.ring}>{option.value === value && <CheckIcon />}</span>
          {option.picture}
          <span className={styles.words}>
            <ChoiceLabel {...option} />
            {option.help && <small>{option.help}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
