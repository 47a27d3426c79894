import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useMoodDaysQuery } from '@lykta/api';
import type { MoodHistory } from '@lykta/domain';
import { ErrorState } from '@lykta/ui';
import type { ReactNode } from 'react';
import { wholeMonths } from './months.ts';

interface Props {
  /** The first and the last day to show. */
  from: string;
  to: string;
  /** `busy` while days are still loading; then `history` has the days known so far. */
  children: (history: MoodHistory, busy: boolean) => ReactNode;
}

/** Loads the days of what is shown, in whole months, so that a step of a day seldom asks again. */
export function LoadedDays({ from, to, children }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const { data, currentData, error, refetch } = useMoodDaysQuery(wholeMonths(from, to));
  if (error && !currentData)
    return <ErrorState title={textOf(error)} retryLabel={t('frame.retry')} onRetry={() => void refetch()} />;
  return children(currentData ?? data ?? {}, !currentData);
}
