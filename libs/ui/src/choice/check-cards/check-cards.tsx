import { useId } from 'react';
import { CheckIcon } from '../../icon/icons.ts';
import type { Choice, ChoiceGroup } from '../choice.ts';
import { ChoiceLabel } from '../choice-label.tsx';
import { GroupLabel } from '../group-label.tsx';
import styles from '../choice.module.css';

export interface CheckCardsProps extends ChoiceGroup {
  /** Values of the chosen options. */
  values: readonly string[];
  /** Called with the pressed option; the caller updates `values`. */
  onToggle: (value: string) => void;
  /** Puts short options beside each other where there is room. Default false. */
  inColumns?: boolean;
}

/** Large options of which several can be chosen. The caller owns `values` and decides what a press changes. */
export function CheckCards({
  label,
  labelLang,
  hideLabel,
  options,
  values,
  onToggle,
  inColumns = false,
}: CheckCardsProps) {
  const labelId = useId();
  return (
    <div
      className={styles.cards}
      data-columns={inColumns || undefined}
      role="group"
      aria-labelledby={labelId}
    >
      <GroupLabel id={labelId} lang={labelLang} hidden={hideLabel}>
        {label}
      </GroupLabel>
      {options.map((option) => (
        <CheckCard
          key={option.value}
          option={option}
          on={values.includes(option.value)}
          onToggle={() => onToggle(option.value)}
        />
      ))}
    </div>
  );
}

function CheckCard({ option, on, onToggle }: { option: Choice; on: boolean; onToggle: () => void }) {
  return (
    <label className={styles.card} data-on={on || undefined}>
      <input type="checkbox" className={styles.native} checked={on} onChange={onToggle} />
      <span className={styles.ring} data-square>
        {on && <CheckIcon />}
      </span>
      {option.picture}
      <span className={styles.words}>
        <ChoiceLabel {...option} />
        {option.help && <small>{option.help}</small>}
      </span>
    </label>
  );
}
