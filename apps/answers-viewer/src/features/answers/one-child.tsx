import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { InvitedChild } from '@lykta/api';
import { Card, EmptyState } from '@lykta/ui';
import { ChildFlags } from '../../frame/children/child-flags.tsx';
import { longDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { ReasonForm } from '../../frame/reason/reason-form.tsx';
import { Emergency } from './emergency.tsx';
import styles from './one-child.module.css';
import { Sheets } from './sheets.tsx';
import type { Reading } from './use-reading.ts';
import type { ShownSendings } from './use-shown-sendings.ts';

interface Props {
  one: InvitedChild;
  reading: Reading;
  sendings: ShownSendings;
}

/** What one child sent, or what stands in the way of reading it. */
export function OneChild({ one, reading, sendings }: Props) {
  const { t } = useTranslation();
  const { read, error, isReading, refetch } = reading;
  return (
    <div className={styles.answers}>
      <State one={one} />
      {!read && (
        <Card as="div" className={styles.card}>
          <ChildFlags child={one.child} />
          <Closed one={one} reading={reading} />
          {error !== undefined && <Failure error={error} onRetry={refetch} />}
          {isReading && <Loading parts={['title', 'card', 'card']} />}
          {reading.mayNot && (
            <EmptyState title={t('answers.not-yours.title')}>{t('answers.not-yours')}</EmptyState>
          )}
        </Card>
      )}
      {read && <Sheets one={one} missing={read.missing.length} sendings={sendings} />}
    </div>
  );
}

/** That the child has left or that its case has ended. */
function State({ one: { child } }: Pick<Props, 'one'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {child.left && <p>{t('answers.left')}</p>}
      {child.ended !== undefined && <p>{t('case.ended', { day: longDay(child.ended, language) })}</p>}
    </>
  );
}

/** The way to open the answers: a reason, or an emergency; or that there are none. */
function Closed({ one, reading }: Pick<Props, 'one' | 'reading'>) {
  const { t } = useTranslation();
  const { invitation, child } = one;
  if (child.sent.length === 0)
    return <EmptyState title={t('child.no-answer')}>{t('answers.none-sent')}</EmptyState>;
  if (child.emergencyOnly) return <Emergency one={one} />;
  if (!reading.needsReason) return null;
  return (
    <ReasonForm
      children={[{ invitation: invitation.id, client: child.client }]}
      submit={t('answers.reason.submit')}
      onGiven={reading.onReason}
    />
  );
}
