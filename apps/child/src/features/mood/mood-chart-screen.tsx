import { useMoodDaysQuery } from '@lykta/api';
import { addDays, dayOf, DAYS_BACK } from '@lykta/domain';
import { EmptyState, Segmented } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { daysOf, intervals, windowUntilToday } from './chart-window.ts';
import { MonthView } from './month-view.tsx';
import { monthOf, wholeMonths } from './months.ts';
import { WindowView } from './window-view.tsx';
import { YearView } from './year-view.tsx';

/** /moodchart: past moods of 7 or 30 days, of a month, or of a year (docs/product.md §2). */
export function MoodChartScreen() {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { data, error } = useMoodDaysQuery({ only: 'first' });
  // Asked at the same time as the first day, so that the first view does not wait for one reply after the other.
  useMoodDaysQuery(wholeMonths(daysOf(windowUntilToday(7, now))[0]!, dayOf(now)));
  if (!data) return error ? <ErrorScreen error={error} to={paths.start} /> : <LoadingScreen />;
  const first = Object.keys(data)[0];
  return (
    <Screen title={t('mood.chart.title')} back={paths.home}>
      {first ? (
        <Days first={first} now={now} />
      ) : (
        <EmptyState title={t('mood.chart.empty')}>{t('mood.chart.empty.help')}</EmptyState>
      )}
    </Screen>
  );
}

type View = '7' | '30' | 'month' | 'year';

function Days({ first, now }: { first: string; now: Date }) {
  const { t } = useTranslation();
  const today = dayOf(now);
  const [view, setView] = useState<View>('7');
  const [month, setMonth] = useState(monthOf(today));
  const [fromYear, setFromYear] = useState(false);
  // A child that began today can still choose a face for the days before.
  const stillOpen = addDays(today, -DAYS_BACK);
  const begin = first < stillOpen ? first : stillOpen;
  const options: { value: View; label: string }[] = [
    ...intervals.map((days) => ({ value: `${days}` as const, label: t('mood.chart.days', { count: days }) })),
    { value: 'month', label: t('mood.month') },
    { value: 'year', label: t('mood.year') },
  ];
  const open = (one: string, thenFocus: boolean) => {
    setMonth(one);
    setFromYear(thenFocus);
    setView('month');
  };
  return (
    <>
      <Segmented
        label={t('mood.chart.interval')}
        options={options}
        value={view}
        onChoose={(value) => {
          setFromYear(false);
          setView(options.find((option) => option.value === value)?.value ?? '7');
        }}
      />
      {intervals.map(
        (days) => view === `${days}` && <WindowView key={days} interval={days} now={now} begin={begin} />,
      )}
      {view === 'month' && (
        <MonthView
          month={month}
          onMonth={(one) => open(one, false)}
          begin={begin}
          today={today}
          takesFocus={fromYear}
        />
      )}
      {view === 'year' && (
        <YearView month={month} begin={begin} today={today} onMonth={(one) => open(one, true)} />
      )}
    </>
  );
}
