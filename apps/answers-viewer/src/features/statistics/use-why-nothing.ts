import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { StatsAnswers, SumWithheldReason } from '@lykta/domain';
import { longDay } from '../../frame/dates.ts';
import { quarterParts } from './quarters.ts';

/** Text ids for the reasons why figures are withheld. */
export const withheldId = {
  few: 'statistics.withheld.few',
  same: 'statistics.withheld.same',
  'protects-another': 'statistics.withheld.protects-another',
  'each-quarter': 'statistics.withheld.each-quarter',
} as const satisfies Record<SumWithheldReason, string>;

/** Returns a title and a text for a form without figures; undefined when there are figures. */
export function useWhyNothing() {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ data }: StatsAnswers): { title: string; text: string } | undefined => {
    if (data.kind === 'published') {
      const { allWithheld, metadata, through, next } = data;
      if (allWithheld) return { title: t('statistics.withheld.title'), text: t(withheldId[allWithheld]) };
      if (metadata.clientCount === null || through === null) {
        const day = longDay(next.on, language);
        const text = t('statistics.coming', { ...quarterParts(next.quarter), day });
        return { title: t('statistics.coming.title'), text };
      }
      // Children may have answered since: their figures come with the next quarter.
      if (metadata.clientCount === 0) {
        const until = t('statistics.nobody.through', quarterParts(through));
        const coming = t('statistics.next', {
          ...quarterParts(next.quarter),
          day: longDay(next.on, language),
        });
        return { title: t('statistics.nobody.published'), text: `${until} ${coming}` };
      }
    }
    const waiting = data.kind === 'live' && data.reasonNeeded.length > 0;
    if (data.metadata.clientCount === 0 && !waiting)
      return { title: t('statistics.nobody'), text: t('statistics.nobody.help') };
    return undefined;
  };
}
