import { failureOf, useChildAnswersQuery, type InvitedChild } from '@lykta/api';
import { ChevronLeftIcon, ChevronRightIcon, EmptyState, IconLink, Split } from '@lykta/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { childCode } from '../../frame/children/child-code.ts';
import { childPath } from '../../frame/children/child-state.ts';
import { longDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useLanguage } from '../../frame/use-language.ts';
import { latestSentDay } from '../../frame/children/child-state.ts';
import { ChildList } from './child-list.tsx';
import { ChildProfile } from './child-profile.tsx';
import styles from './one-child.module.css';
import { ReasonForm } from './reason-form.tsx';
import { sentForms } from './sent.ts';
import { Sheets } from './sheets.tsx';

type OneChildProps = {
  readonly list: InvitedChild[];
  /** Which of the list is shown. */
  readonly place: number;
};

/** List | answers | profile of one child, with the way to the one before and the one after. */
export function OneChild({ list, place }: OneChildProps) {
  const { t } = useTranslation();
  const one = list[place]!;
  const { invitation, child } = one;
  const forms = useMemo(() => sentForms(child), [child]);
  const key = { invitation: invitation.id, client: child.client, forms };
  const {
    currentData: read,
    error,
    isFetching,
    refetch,
  } = useChildAnswersQuery(key, { skip: forms.length === 0 });
  const refusal = error && failureOf(error).code;
  const mustSayWhy = refusal === 'reason-needed';
  const mayNot = refusal === 'not-allowed';
  return (
    <Split
      list={<ChildList list={list} chosen={one} />}
      aside={<ChildProfile one={one} answers={read?.answers ?? []} />}
    >
      <div className={styles.answers}>
        <Heading list={list} place={place} />
        {forms.length === 0 && <EmptyState title={t('child.no-answer')}>{t('answers.none-sent')}</EmptyState>}
        {mustSayWhy && (
          <ReasonForm invitation={invitation.id} client={child.client} onGiven={() => void refetch()} />
        )}
        {mayNot && <EmptyState title={t('answers.not-yours.title')}>{t('answers.not-yours')}</EmptyState>}
        {error && !mustSayWhy && !mayNot && <Failure error={error} onRetry={refetch} />}
        {isFetching && !read && <Loading />}
        {read && <Sheets answers={read.answers} missing={read.missing.length} />}
      </div>
    </Split>
  );
}

function Heading({ list, place }: OneChildProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { child } = list[place]!;
  const [before, after] = [list[place - 1], list[place + 1]];
  const day = latestSentDay(child);
  return (
    <header className={styles.head}>
      <div>
        <h2>{t('child.name', { code: childCode(child.client) })}</h2>
        {day && <p>{t('answers.summary', { count: child.sent.length, day: longDay(day, language) })}</p>}
        {child.left && <p>{t('answers.left')}</p>}
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
    </header>
  );
}
