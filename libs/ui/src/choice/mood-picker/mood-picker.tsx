import type { MoodLevel } from '@lykta/domain';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Anchor } from '../../action/link/link-provider.tsx';
import { ChosenMark } from '../chosen-mark.tsx';
import styles from './mood-picker.module.css';
import hiddenStyles from '../../visually-hidden.module.css';

export interface MoodPickerProps {
  /** The moods with their names and pages. */
  moods: readonly { mood: MoodLevel; label: string; href: string }[];
  /** The mood chosen today. */
  chosen?: MoodLevel | null;
  /** Read with the chosen mood, such as "valt idag". */
  chosenLabel?: string;
}

/** The mood faces, three in a row; each links to its page. */
export function MoodPicker({ moods, chosen, chosenLabel }: MoodPickerProps) {
  return (
    <ul className={styles.moods}>
      {moods.map(({ mood, label, href }) => (
        <li key={mood}>
          <Anchor href={href} className={styles.mood} data-on={mood === chosen || undefined}>
            {mood === chosen && <ChosenMark />}
            <Smiley mood={mood} size={64} />
            <span>
              {label}
              {mood === chosen && <span className={hiddenStyles.visuallyHidden}>{chosenLabel}</span>}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
