import type { MoodLevel } from '@lykta/domain';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Anchor } from '../../action/link/link-provider.tsx';
import { faceOf } from '../../frame/travels/names.ts';
import { Travels } from '../../frame/travels/travels.tsx';
import { ChosenMark } from '../chosen-mark.tsx';
import styles from './mood-picker.module.css';
import hiddenStyles from '../../visually-hidden.module.css';

export interface MoodPickerProps {
  /** The moods with their names and pages. */
  moods: readonly { mood: MoodLevel; label: string; href: string }[];
  /** The mood chosen today. */
  chosen?: MoodLevel | null;
  /** The pressed face moves to the head of its page. Default false. */
  travels?: boolean;
  /** Read with the chosen mood, such as "valt idag". */
  chosenLabel?: string;
}

/** The mood faces, three in a row; each links to its page. */
export function MoodPicker({ moods, chosen, chosenLabel, travels = false }: MoodPickerProps) {
  return (
    <ul className={styles.moods}>
      {moods.map(({ mood, label, href }) => (
        <li key={mood}>
          <Anchor href={href} className={styles.mood} data-on={mood === chosen || undefined}>
            {mood === chosen && <ChosenMark />}
            <Travels as={travels ? faceOf(mood) : undefined}>
              <Smiley mood={mood} size={64} />
            </Travels>
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
