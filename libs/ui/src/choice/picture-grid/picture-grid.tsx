import { useId } from 'react';
import { PlusIcon } from '../../icon/icons.ts';
import { Press, type Pressable } from '../../surface/press.tsx';
import type { OneOf } from '../choice.ts';
import { ChosenMark } from '../chosen-mark.tsx';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from '../pictures.module.css';

/** A last tile that leads to more: a link or a button. */
export type PictureMore = Pressable & { label: string };

export interface PictureGridProps extends OneOf {
  /** Shows the pictures only; labels remain for screen readers. Default false. */
  hideWords?: boolean;
  /** The pictures fill their tiles; `wide` ones are twice as wide as high. */
  fill?: 'square' | 'wide';
  /** A button after the pictures that shows more of them. */
  more?: PictureMore;
}

/** A grid of pictures of which one can be chosen: figures, hair, houses. */
export function PictureGrid({
  label,
  labelLang,
  hideLabel,
  options,
  value,
  onChoose,
  hideWords,
  fill,
  more,
}: PictureGridProps) {
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
      <div className={styles.grid} data-fill={fill} data-wordless={hideWords || undefined}>
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
        {more && <More {...more} />}
      </div>
    </div>
  );
}

function More({ label, ...press }: PictureMore) {
  return (
    <Press {...press} className={`${styles.item} ${styles.more}`}>
      <PlusIcon />
      {label}
    </Press>
  );
}
