import { useMoodHistoryQuery } from '@lykta/api';
import { dayOf, type MoodHistory } from '@lykta/domain';
import { EmptyState, Segmented } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { intervals, step, windowUntilToday } from './chart-window.ts';
import { DaysChart } from './days-chart.tsx';
import { YearView } from './year-view.tsx';

/** /moodchart: past moods of 7 or 30 days, or of a year (docs/product.md §2). */
export function MoodChartScreen() {
  const { data, error } = useMoodHistoryQuery();
  if (data) return <Days history={data} />;
  return error ? <ErrorScreen error={error} to={paths.start} /> : <LoadingScreen />;
}

function Days({ history }: { history: MoodHistory }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState(() => windowUntilToday(7, now));
  const [year, setYear] = useState(false);
  const empty = Object.keys(history).length === 0;
  return (
    <Screen title={t('mood.chart.title')} back={paths.home}>
      {empty ? (
        <EmptyState title={t('mood.chart.empty')}>{t('mood.chart.empty.help')}</EmptyState>
      ) : (
        <>
          <Segmented
            label={t('mood.chart.interval')}
            options={[
              ...intervals.map((days) => ({
                value: String(days),
                label: t('mood.chart.days', { count: days }),
              })),
              { value: 'year', label: t('mood.year') },
            ]}
            value={year ? 'year' : String(shown.interval)}
            onChoose={(value) => {
              setYear(value === 'year');
              if (value !== 'year') setShown(windowUntilToday(value === '30' ? 30 : 7, now));
            }}
          />
          {year ? (
            <YearView history={history} thisYear={Number(dayOf(now).slice(0, 4))} />
          ) : (
            <DaysChart
              key={`${shown.end} ${shown.interval}`}
              history={history}
              shown={shown}
              onStep={(days) => setShown(step(shown, days, now))}
              atEnd={step(shown, 1, now) === shown}
            />
          )}
        </>
      )}
    </Screen>
  );
}
