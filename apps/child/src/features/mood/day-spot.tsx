import { moodLevelOf, type MoodEntry } from '@lykta/domain';
import { Skeleton, Smiley } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { dayWords } from './chart-window.ts';
import { ChooseFace } from './choose-face.tsx';
import styles from './month.module.css';
import { feelingWords, moodWord } from './day-words.ts';

interface Props {
  day: string;
  /** The mood of that day, if any. */
  entry: MoodEntry | undefined;
  /** The month is loading. */
  busy: boolean;
}

/** Where the light of the chosen day falls: its face, its date, its mood, and the child's own words. */
export function DaySpot({ day, entry, busy }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mood = entry && moodLevelOf(entry.level0);
  const feelings = feelingWords(entry, language);
  return (
    <div className={styles.spot} aria-live="polite">
      {busy ? (
        <Skeleton label={t('frame.loading')} />
      ) : (
        <>
          <div className={styles.told}>
            {mood && <Smiley mood={mood} size={56} />}
            <div>
              <p className={styles.date}>{dayWords(day, language)}</p>
              <h2>{mood ? moodWord(mood, language) : t('mood.month.nothing')}</h2>
            </div>
          </div>
          {feelings.length > 0 && (
            <ul className={styles.words} aria-label={t('mood.chart.column.feelings')}>
              {feelings.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          )}
          {!mood && <ChooseFace day={day} />}
        </>
      )}
    </div>
  );
}
