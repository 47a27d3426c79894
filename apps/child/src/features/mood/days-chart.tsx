import { moodLevels, own, tableOf, type MoodHistory } from '@lykta/domain';
import { Card, MoodChart, StepBar } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { dayName, daysOf, tickText, windowText, type ChartWindow } from './chart-window.ts';
import { DayCard } from './day-card.tsx';
import { DayTable } from './day-table.tsx';
import styles from './mood.module.css';
import { moodOn, moodWord } from './day-words.ts';

interface Props {
  history: MoodHistory;
  shown: ChartWindow;
  /** Undefined where there is no earlier day. */
  onEarlier?: () => void;
  /** Undefined where today is visible. */
  onLater?: () => void;
}

/** The chart of one window, and the feelings of the selected day. */
export function DaysChart({ history, shown, onEarlier, onLater }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const days = daysOf(shown);
  const [selected, setSelected] = useState(days.length - 1);
  const labels = tableOf(moodLevels, (level) => moodWord(level, language));
  const day = days[selected]!;
  return (
    <>
      <Card className={styles.chart}>
        <StepBar
          label={windowText(shown, language)}
          previousLabel={t('mood.chart.earlier')}
          nextLabel={t('mood.chart.later')}
          onPrevious={onEarlier}
          onNext={onLater}
        />
        <MoodChart
          label={t('mood.chart.title')}
          days={days.map((key) => ({
            key,
            label: tickText(key, shown.interval, language),
            name: dayName(key, language),
            mood: moodOn(history, key),
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
