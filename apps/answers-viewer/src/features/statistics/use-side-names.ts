import { useTranslation } from '@lykta/app-shell';
import type { Comparison } from './compare.ts';
import { quarterParts } from './quarters.ts';
import type { Selection } from './selection.ts';

/** Returns the names of the two sides of a comparison: the selection's first. */
export function useSideNames(): (selection: Selection, comparison: Comparison) => [string, string] {
  const { t } = useTranslation();
  const quarter = (period: string | undefined) =>
    period ? t('statistics.filter.quarter', quarterParts(period)) : t('statistics.filter.all-time');
  return (selection, { kind, value }) =>
    kind === 'period'
      ? [quarter(selection.period), quarter(value)]
      : [selection.unit ?? t('statistics.filter.all-units'), value];
}
