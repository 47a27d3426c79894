import { useId } from 'react';
import type { ChoiceGroup } from '../choice.ts';
import { ChosenMark } from '../chosen-mark.tsx';
import { GroupLabel } from '../group-label.tsx';
import styles from '../pictures.module.css';

export interface PictureTogglesProps extends ChoiceGroup {
  /** Values of the chosen options. */
  values: readonly string[];
  /** Called with the pressed option; the caller updates `values`. */
  onToggle: (value: string) => void;
}

/** A grid of pictures of which several can be chosen, each filling its tile: what a figure wears and carries. */
export function PictureToggles({
  label,
  labelLang,
  hideLabel,
  options,
  values,
  onToggle,
}: PictureTogglesProps) {
  const labelId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <GroupLabel id={labelId} lang={labelLang} hidden={hideLabel}>
        {label}
      </GroupLabel>
      <div className={styles.grid} data-fill="square">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.item}
            aria-label={option.label}
            aria-pressed={values.includes(option.value)}
            onClick={() => onToggle(option.value)}
          >
            {values.includes(option.value) && <ChosenMark square />}
            <span className={styles.picture}>{option.picture}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
