import type { StatsAnswers, WithheldReason } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../frame/dates.ts';
import { useLanguage } from '../../frame/use-language.ts';
import { quarterParts } from './quarters.ts';

/** Text ids of why figures are not shown. */
export const withheldId = {
  few: 'statistics.withheld.few',
  same: 'statistics.withheld.same',
  'protects-another': 'statistics.withheld.protects-another',
} as const satisfies Record<WithheldReason, string>;

/** Says why there is nothing to show of a form, in a title and a text; undefined where there are figures. */
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
    }
    const waiting = data.kind === 'live' && data.reasonNeeded.length > 0;
    if (data.metadata.clientCount === 0 && !waiting)
      return { title: t('statistics.nobody'), text: t('statistics.nobody.help') };
    return undefined;
  };
}
