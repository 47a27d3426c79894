import { useId, type ReactNode } from 'react';
import type { Choice, ChoiceGroup } from '../../choice/choice.ts';
import { ChoiceLabel } from '../../choice/choice-label.tsx';
import { ChosenMark } from '../../choice/chosen-mark.tsx';
import { GroupLabel } from '../../choice/group-label.tsx';
import { useRoving } from '../../choice/roving.ts';
import styles from './easy-options.module.css';

interface Props extends ChoiceGroup {
  /** Whether several can be chosen. */
  several: boolean;
  /** Values of the chosen tiles. */
  chosen: readonly string[];
  onPress: (value: string) => void;
}

/** Large tiles, each a picture with few words; without a picture the words have the tile to themselves. */
export function Tiles({ label, labelLang, options, several, chosen, onPress }: Props) {
  const labelId = useId();
  const values = options.map(({ value }) => value);
  const roving = useRoving(values, values.find((value) => chosen.includes(value)) ?? null);
  const group = several ? { role: 'group' } : roving.group;
  return (
    <div className={styles.group} aria-labelledby={labelId} {...group}>
      <GroupLabel id={labelId} lang={labelLang} hidden>
        {label}
      </GroupLabel>
      <div className={styles.tiles}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.tile}
            onClick={() => onPress(option.value)}
            {...(several
              ? { role: 'checkbox', 'aria-checked': chosen.includes(option.value) }
              : roving.item(option.value))}
          >
            {chosen.includes(option.value) && <ChosenMark square={several} />}
            <Words {...option} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Words({ picture, ...words }: Choice): ReactNode {
  return (
    <>
      {picture && <span className={styles.picture}>{picture}</span>}
      <ChoiceLabel {...words} />
    </>
  );
}
