import { Skeleton } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { daysOf, step, windowUntilToday, type Interval } from './chart-window.ts';
import { DaysChart } from './days-chart.tsx';
import { LoadedDays } from './loaded-days.tsx';

interface Props {
  interval: Interval;
  now: Date;
  /** The first day there is. */
  begin: string;
}

/** The chart of 7 or 30 days, which begins at today and steps by days. */
export function WindowView({ interval, now, begin }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(() => windowUntilToday(interval, now));
  const stepTo = (days: 1 | -1) => {
    const next = step(shown, days, now, begin);
    return next === shown ? undefined : () => setShown(next);
  };
  return (
    <LoadedDays from={daysOf(shown)[0]!} to={shown.end}>
      {(history, busy) =>
        busy && Object.keys(history).length === 0 ? (
          <Skeleton label={t('frame.loading')} parts={['chart']} />
        ) : (
          <DaysChart
            key={shown.end}
            history={history}
            shown={shown}
            onEarlier={stepTo(-1)}
            onLater={stepTo(1)}
          />
        )
      }
    </LoadedDays>
  );
}
