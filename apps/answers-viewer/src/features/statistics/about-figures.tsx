import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { LiveFigures, PublishedFigures } from '@lykta/domain';
import { Card, CalendarIcon, Note } from '@lykta/ui';
import { longDay } from '../../frame/dates.ts';
import { ReasonForm } from '../../frame/reason/reason-form.tsx';
import { quarterParts } from './quarters.ts';

/**
 * Explains published figures, which members without access to the children see: their last quarter, that a child can be
 * in several, and that they are rounded.
 */
export function AboutPublished({ through, next }: PublishedFigures) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Note icon={CalendarIcon}>
      {through && t('statistics.through', quarterParts(through))}{' '}
      {t('statistics.next', { ...quarterParts(next.quarter), day: longDay(next.on, language) })}{' '}
      {t('statistics.in-both')} {t('statistics.rounded')}
    </Note>
  );
}

interface Props {
  figures: LiveFigures;
  onGiven: () => void;
}

/** Asks for a reason first: children who sent the form are counted only after the worker has given one. */
export function ReasonsFirst({ figures: { reasonNeeded }, onGiven }: Props) {
  const { t } = useTranslation();
  if (reasonNeeded.length === 0) return null;
  return (
    <Card>
      <p>{t('statistics.reason', { count: reasonNeeded.length })}</p>
      <ReasonForm
        children={reasonNeeded}
        submit={t('statistics.reason.submit', { count: reasonNeeded.length })}
        onGiven={onGiven}
      />
    </Card>
  );
}
