import type { LiveFigures, PublishedFigures } from '@lykta/domain';
import { Card, CalendarIcon, Note } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../frame/dates.ts';
import { ReasonForm } from '../../frame/reason/reason-form.tsx';
import { useLanguage } from '../../frame/use-language.ts';
import { quarterParts } from './quarters.ts';

/** Of figures that others than the children's own workers see: until when they go, and that they are rounded. */
export function AboutPublished({ through, next }: PublishedFigures) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Note icon={CalendarIcon}>
      {through && t('statistics.through', quarterParts(through))}{' '}
      {t('statistics.next', { ...quarterParts(next.quarter), day: longDay(next.on, language) })}{' '}
      {t('statistics.rounded')}
    </Note>
  );
}

type ReasonsFirstProps = {
  readonly figures: LiveFigures;
  readonly onGiven: () => void;
};

/** Children who have sent the form and are counted only once the worker has said why it reads them. */
export function ReasonsFirst({ figures: { reasonNeeded }, onGiven }: ReasonsFirstProps) {
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
