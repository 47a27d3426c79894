import { emotions, localText, moodLevelOf, moodLevels, moods, type MoodEntry } from '@lykta/domain';
import { Card, MoodPicker, Smiley } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { dayName } from './chart-window.ts';
import styles from './mood.module.css';
import { canStillChoose } from './mood-day.ts';

interface Props {
  day: string;
  /** The mood of that day, if any. */
  entry: MoodEntry | undefined;
}

/** The selected day with its mood and feelings; a recent day without a mood can still get one. */
export function DayCard({ day, entry }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const mood = entry && moodLevelOf(entry.level0);
  const word = mood ? localText(moods[mood].label, language) : t('mood.chart.no-face');
  const feelings = (entry?.level1 ?? []).map((key) => localText(emotions[key].label, language));
  return (
    <Card className={styles.day} aria-live="polite">
      {mood && <Smiley mood={mood} size={52} />}
      <div>
        <h2>{t('mood.chart.day', { day: dayName(day, language), mood: word })}</h2>
        {feelings.length > 0 && (
          <p>{t('mood.chart.feelings', { feelings: new Intl.ListFormat(language).format(feelings) })}</p>
        )}
        {!mood && canStillChoose(day, now) && (
          <>
            <p>{t('mood.chart.choose')}</p>
            <MoodPicker
              moods={moodLevels.map((level) => ({
                mood: level,
                label: localText(moods[level].label, language),
                href: paths.moodOn(level, day),
              }))}
            />
          </>
        )}
      </div>
    </Card>
  );
}
