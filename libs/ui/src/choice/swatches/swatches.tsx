import { useEffect, useId, useRef } from 'react';
import { CheckIcon } from '../../icon/icons.ts';
import { GroupLabel } from '../group-label.tsx';
import { useRoving } from '../roving.ts';
import styles from './swatches.module.css';

export interface SwatchesProps {
  label: string;
  /** Every colour has a name: "mörkbrun". */
  options: readonly { value: string; colour: string; label: string }[];
  value: string | null;
  onChoose: (value: string) => void;
}

/** Colours to choose from. The name of the chosen one stands in words beside the label. */
export function Swatches({ label, options, value, onChoose }: SwatchesProps) {
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
    // The page itself must not move, as it would by scrollIntoView.
    if (lit && shown) row.current?.scrollBy(lit.x + lit.width / 2 - shown.x - shown.width / 2, 0);
  }, []);
  return (
    <div className={styles.group} aria-labelledby={labelId} {...roving.group}>
      <p className={styles.label}>
        <GroupLabel id={labelId}>{label}</GroupLabel>
        {chosen && <span aria-hidden="true">{chosen.label}</span>}
      </p>
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
