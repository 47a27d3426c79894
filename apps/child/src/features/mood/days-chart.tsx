import {
  localText,
  moodLevelOf,
  moodLevels,
  moods,
  type MoodHistory,
  type MoodLevel,
  own,
} from '@lykta/domain';
import { Card, MoodChart, StepBar } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { dayName, daysOf, tickText, windowText, type ChartWindow } from './chart-window.ts';
import { DayCard } from './day-card.tsx';
import { DayTable } from './day-table.tsx';
import styles from './mood.module.css';

interface Props {
  history: MoodHistory;
  shown: ChartWindow;
  onStep: (days: 1 | -1) => void;
  /** Today is visible, so there is no later day. */
  atEnd: boolean;
}

/** The chart of one window, and the feelings of the selected day. */
export function DaysChart({ history, shown, onStep, atEnd }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const days = daysOf(shown);
  const [selected, setSelected] = useState(days.length - 1);
  const labels = Object.fromEntries(
    moodLevels.map((level) => [level, localText(moods[level].label, language)]),
  ) as Record<MoodLevel, string>;
  const moodOn = (day: string) => {
    const value = own(history, day)?.level0;
    return value === undefined ? null : (moodLevelOf(value) ?? null);
  };
  const day = days[selected]!;
  return (
    <>
      <Card className={styles.chart}>
        <StepBar
          label={windowText(shown, language)}
          previousLabel={t('mood.chart.earlier')}
          nextLabel={t('mood.chart.later')}
          onPrevious={() => onStep(-1)}
          onNext={atEnd ? undefined : () => onStep(1)}
        />
        <MoodChart
          label={t('mood.chart.title')}
          days={days.map((key) => ({
            key,
            label: tickText(key, shown.interval, language),
            name: dayName(key, language),
            mood: moodOn(key),
          }))}
          moodLabels={labels}
          noMoodLabel={t('mood.chart.no-face')}
          selected={selected}
          onSelect={setSelected}
        />
      </Card>
      <DayCard key={day} day={day} entry={own(history, day)} />
      <DayTable days={days} history={history} />
    </>
  );
}
