import { inList, moodLevelOf, type MoodEntry } from '@lykta/domain';
import { Card, Smiley } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { dayName } from './chart-window.ts';
import { ChooseFace } from './choose-face.tsx';
import styles from './mood.module.css';
import { feelingWords, moodWord } from './day-words.ts';

interface Props {
  day: string;
  /** The mood of that day, if any. */
  entry: MoodEntry | undefined;
}

/** The selected day with its mood and feelings; a recent day without a mood can still get one. */
export function DayCard({ day, entry }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mood = entry && moodLevelOf(entry.level0);
  const word = mood ? moodWord(mood, language) : t('mood.chart.no-face');
  const feelings = feelingWords(entry, language);
  return (
    <Card className={styles.day} aria-live="polite">
      {mood && <Smiley mood={mood} size={52} />}
      <div>
        <h2>{t('mood.chart.day', { day: dayName(day, language), mood: word })}</h2>
        {feelings.length > 0 && <p>{t('mood.chart.feelings', { feelings: inList(feelings, language) })}</p>}
        {!mood && <ChooseFace day={day} />}
      </div>
    </Card>
  );
}
