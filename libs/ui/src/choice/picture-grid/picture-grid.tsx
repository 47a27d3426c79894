import { useId } from 'react';
import type { OneOf } from '../choice.ts';
import { ChosenMark } from '../chosen-mark.tsx';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from '../pictures.module.css';

export interface PictureGridProps extends OneOf {
  /** Shows the pictures only; labels remain for screen readers. Default false. */
  hideWords?: boolean;
  /** The pictures fill their tiles; `wide` ones are twice as wide as high. */
  fill?: 'square' | 'wide';
}

/** A grid of pictures of which one can be chosen: figures, hair, houses. */
export function PictureGrid({
  label,
  hideLabel,
  options,
  value,
  onChoose,
  hideWords,
  fill,
}: PictureGridProps) {
  const labelId = useId();
  const roving = useRoving(
    options.map((option) => option.value),
    value,
  );
  return (
    <div className={styles.group} aria-labelledby={labelId} {...roving.group}>
      <GroupLabel id={labelId} hidden={hideLabel}>
        {label}
      </GroupLabel>
      <div className={styles.grid} data-fill={fill}>
        {options.map((option) => (
          <button
            key={option.value}
            className={styles.item}
            aria-label={hideWords ? option.label : undefined}
            onClick={() => onChoose(option.value)}
            {...roving.item(option.value)}
          >
            {option.value === value && <ChosenMark />}
            <span className={styles.picture}>{option.picture}</span>
            {!hideWords && option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
