import type { Area } from '@lykta/domain';
import { useId } from 'react';
import type { CSSProperties } from 'react';
import { areaTint } from '../../art/area-picture/area-picture.tsx';
import { RateFace } from '../../art/smiley/smiley.tsx';
import type { RateStep } from '../../art/smiley/smiley.tsx';
import type { ChoiceGroup } from '../choice.ts';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from './rate-faces.module.css';

export interface RateFacesProps extends ChoiceGroup {
  /** Five, from the saddest to the gladdest. */
  options: ChoiceGroup['options'];
  value: string | null;
  onChoose: (value: string) => void;
  /** Lets the faces stand on a hill in the tint of the area, which runs on to the end of the page. */
  area?: Area;
}

/** Five faces of one neutral colour; the chosen one is lit and larger. Arrow keys move, only a choice calls `onChoose`. */
export function RateFaces({ label, hideLabel, options, value, onChoose, area }: RateFacesProps) {
  const labelId = useId();
  const roving = useRoving(
    options.map((option) => option.value),
    value,
  );
  const at = options.findIndex((option) => option.value === value);
  return (
    <div className={styles.scene} data-hill={area ? '' : undefined}>
      {area && (
        <svg className={styles.hill} viewBox="0 0 360 640" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M-4 644V34Q180 -20 364 34V644Z"
            style={{ fill: areaTint(area) }}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <GroupLabel id={labelId} hidden={hideLabel}>
        {label}
      </GroupLabel>
      <div
        className={styles.faces}
        style={{ '--at': at } as CSSProperties}
        aria-labelledby={labelId}
        {...roving.group}
      >
        {at >= 0 && <i className={styles.halo} aria-hidden="true" />}
        {options.map((option, index) => (
          <button
            key={option.value}
            className={styles.face}
            aria-label={option.label}
            onClick={() => onChoose(option.value)}
            {...roving.item(option.value)}
          >
            <RateFace rate={(index + 1) as RateStep} lit={index === at} size={56} />
          </button>
        ))}
      </div>
      <div className={styles.words} aria-hidden="true">
        <span>{options[0]?.label}</span>
        <b>{options[at]?.label}</b>
        <span>{options.at(-1)?.label}</span>
      </div>
    </div>
  );
}
