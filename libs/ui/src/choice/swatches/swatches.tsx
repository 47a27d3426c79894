import { useEffect, useId, useRef } from 'react';
import { CheckIcon } from '../../icon/icons.ts';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from './swatches.module.css';

export interface SwatchesProps {
  /** What is coloured; names the group. */
  label: string;
  /**
   * Hides the label and the chosen colour's name visually, where the screen already says what is coloured. Default
   * false.
   */
  hideLabel?: boolean;
  /** The colours; `colour` is a CSS value, `label` its name: "mörkbrun". */
  options: readonly { value: string; colour: string; label: string }[];
  /** Value of the chosen colour; null when none is chosen. */
  value: string | null;
  /** Called with the value of the chosen colour. */
  onChoose: (value: string) => void;
}

/** Colours to choose from. The name of the chosen one is shown next to the label. */
export function Swatches({ label, hideLabel = false, options, value, onChoose }: SwatchesProps) {
  const labelId = useId();
  const roving = useRoving(
    options.map((option) => option.value),
    value,
  );
  const chosen = options.find((option) => option.value === value);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lit = row.current?.querySelector('[aria-checked="true"]')?.getBoundingClientRect();
    const shown = row.current?.getBoundingClientRect();
    if (!lit || !shown || (lit.left >= shown.left && lit.right <= shown.right)) return;
    // Not scrollIntoView, because it would also scroll the page.
    row.current?.scrollBy(lit.x + lit.width / 2 - shown.x - shown.width / 2, 0);
  }, [value]);
  return (
    <div className={styles.group} aria-labelledby={labelId} {...roving.group}>
      {hideLabel ? (
        <GroupLabel id={labelId} hidden>
          {label}
        </GroupLabel>
      ) : (
        <p className={styles.label}>
          <GroupLabel id={labelId}>{label}</GroupLabel>
          {chosen && <span aria-hidden="true">{chosen.label}</span>}
        </p>
      )}
      <div ref={row} className={styles.swatches}>
        {options.map((option) => (
          <button
            key={option.value}
            className={styles.swatch}
            aria-label={option.label}
            title={option.label}
            onClick={() => onChoose(option.value)}
            {...roving.item(option.value)}
          >
            <i style={{ background: option.colour }}>
              {option.value === value && (
                <span>
                  <CheckIcon />
                </span>
              )}
            </i>
          </button>
        ))}
      </div>
    </div>
  );
}
