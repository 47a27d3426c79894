import { useLanguage } from '@lykta/app-shell';
import type { InvitedChild } from '@lykta/api';
import { ChevronLeftIcon, ChevronRightIcon, EmptyState, IconLink } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { ChildFlags } from '../../frame/children/child-flags.tsx';
import { childPath, latestSentDay } from '../../frame/children/child-state.ts';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { longDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { LabelButton } from '../../frame/label/label-button.tsx';
import { Loading } from '../../frame/loading.tsx';
import { ReasonForm } from '../../frame/reason/reason-form.tsx';
import { AnswerBackButton, AnsweredBack } from './back/answer-back.tsx';
import { CaseWorkers } from './case-workers.tsx';
import { Emergency } from './emergency.tsx';
import { EndCase } from './end-case.tsx';
import styles from './one-child.module.css';
import { Sheets } from './sheets.tsx';
import type { Reading } from './use-reading.ts';

type Neighbours = {
  readonly before: InvitedChild | undefined;
  readonly after: InvitedChild | undefined;
};

type OneChildProps = Neighbours & {
  readonly one: InvitedChild;
  readonly reading: Reading;
};

/** What one child sent, with links to the previous and the next child. */
export function OneChild({ one, reading, before, after }: OneChildProps) {
  const { t } = useTranslation();
  const { invitation, child } = one;
  const { read, error, refetch } = reading;
  return (
    <div className={styles.answers}>
      <Heading one={one} before={before} after={after} canAnswer={read !== undefined} />
      <CaseWorkers of={{ id: invitation.id, client: child.client }} unit={invitation.unit} />
      {child.emergencyOnly && child.sent.length > 0 && <Emergency one={one} />}
      {child.sent.length === 0 && (
        <EmptyState title={t('child.no-answer')}>{t('answers.none-sent')}</EmptyState>
      )}
      {reading.needsReason && (
        <ReasonForm
          children={[{ invitation: invitation.id, client: child.client }]}
          submit={t('answers.reason.submit')}
          onGiven={refetch}
        />
      )}
      {reading.mayNot && (
        <EmptyState title={t('answers.not-yours.title')}>{t('answers.not-yours')}</EmptyState>
      )}
      {error !== undefined && <Failure error={error} onRetry={refetch} />}
      {reading.isReading && <Loading parts={['title', 'card', 'card']} />}
      {read && <Sheets answers={read.answers} missing={read.missing.length} sent={child.sent} />}
    </div>
  );
}

type HeadingProps = Neighbours & {
  readonly one: InvitedChild;
  /** Whether the answers are open, so that the member can answer the child. */
  readonly canAnswer: boolean;
};

function Heading({ one, before, after, canAnswer }: HeadingProps) {
  const { t } = useTranslation();
  const nameOf = useChildName();
  const { invitation, child } = one;
  const language = useLanguage();
  const day = latestSentDay(child);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <div>
          <h2>{nameOf(child)}</h2>
          {day && <p>{t('answers.summary', { count: child.sent.length, day: longDay(day, language) })}</p>}
          {child.left && <p>{t('answers.left')}</p>}
          {child.ended !== undefined && <p>{t('case.ended', { day: longDay(child.ended, language) })}</p>}
          <AnsweredBack child={child} />
          <ChildFlags child={child} />
        </div>
        <nav aria-label={t('answers.neighbours')} className={styles.neighbours}>
          {before && (
            <IconLink
              label={t('answers.previous')}
              icon={ChevronLeftIcon}
              look="outlined"
              size="compact"
              href={childPath(before)}
              data-shortcut="previous"
            />
          )}
          {after && (
            <IconLink
              label={t('answers.next')}
              icon={ChevronRightIcon}
              look="outlined"
              size="compact"
              href={childPath(after)}
              data-shortcut="next"
            />
          )}
        </nav>
      </div>
      <div className={styles.actions}>
        {!child.emergencyOnly && (
          <LabelButton
            of={{ invitation: invitation.id, client: child.client }}
            unit={invitation.unit}
            label={child.label}
          />
        )}
        {!child.emergencyOnly && invitation.status.status !== 'closed' && <EndCase one={one} />}
        {/* Last: it comes when the answers are read, and must not move another button under a finger. */}
        {canAnswer && <AnswerBackButton one={one} />}
      </div>
    </header>
  );
}
