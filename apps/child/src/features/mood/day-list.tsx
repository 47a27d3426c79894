import { emotions, localText, moodLabels, moodLevelOf, type MoodHistory } from '@lykta/domain';
import { Disclosure } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { dayName } from './chart-window.ts';
import styles from './mood.module.css';

interface Props {
  /** The days in sight, the oldest first. */
  days: readonly string[];
  history: MoodHistory;
}

/** The same days in words, for somebody who would rather read than look. */
export function DayList({ days, history }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const chosen = days.filter((day) => day in history).reverse();
  if (chosen.length === 0) return null;
  return (
    <Disclosure summary={t('mood.chart.list')}>
      <ul className={styles.list}>
        {chosen.map((day) => {
          const mood = moodLevelOf(history[day]!.level0);
          const feelings = (history[day]!.level1 ?? []).map((key) =>
            localText(emotions[key].label, language),
          );
          return (
            <li key={day}>
              <b>{dayName(day, language)}</b>
              <span>{[mood ? localText(moodLabels[mood], language) : '', ...feelings].join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
