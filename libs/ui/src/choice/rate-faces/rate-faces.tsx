import type { Face } from '@lykta/domain';
import { useId } from 'react';
import { RateFace } from '../../art/smiley/rate-face.tsx';
import { useTheme } from '../../frame/area-theme/use-theme.ts';
import type { OneOf } from '../choice.ts';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import { customProperties } from '../../custom-properties.ts';
import styles from './rate-faces.module.css';

/**
 * Five faces from the saddest to the happiest; the chosen one is lit and larger. Arrow keys only move the focus;
 * click, Enter and Space choose. Inside an AreaTheme with an area they have a hill in the area's tint behind them,
 * down to the end of the page.
 */
export function RateFaces({ label, labelLang, hideLabel, options, value, onChoose }: OneOf) {
  const { area, tint } = useTheme();
  const labelId = useId();
  const roving = useRoving(
    options.map((option) => option.value),
    value,
  );
  const at = options.findIndex((option) => option.value === value);
  return (
    <div className={styles.scene} ref={area && onHill}>
      {area && (
        <svg className={styles.hill} viewBox="0 0 360 640" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-4 644V34Q180 -20 364 34V644Z" style={{ fill: tint }} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <GroupLabel id={labelId} lang={labelLang} hidden={hideLabel}>
        {label}
      </GroupLabel>
      <div
        className={styles.faces}
        style={customProperties({ '--at': at })}
        aria-labelledby={labelId}
        {...roving.group}
      >
        {at >= 0 && <i className={styles.sun} data-at={at} aria-hidden="true" />}
        {options.map((option, index) => (
          <button
            key={option.value}
            className={styles.face}
            aria-label={option.label}
            lang={option.lang}
            onClick={() => onChoose(option.value)}
            {...roving.item(option.value)}
          >
            <RateFace rate={(index + 1) as Face} lit={index === at} size={56} />
          </button>
        ))}
      </div>
      <div className={styles.words} aria-hidden="true">
        <span lang={options[0]?.lang}>{options[0]?.label}</span>
        <b lang={options[at]?.lang}>{options[at]?.label}</b>
        <span lang={options.at(-1)?.lang}>{options.at(-1)?.label}</span>
      </div>
    </div>
  );
}

/** Only faces in sight colour the page around them: the faces of a question that stands ready, hidden, do not. */
function onHill(scene: HTMLElement | null): () => void {
  scene?.setAttribute('data-hill', '');
  return () => scene?.removeAttribute('data-hill');
}
