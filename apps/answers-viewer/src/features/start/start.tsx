import { useStaffChildrenQuery, useStaffNewsQuery, type InvitedChild } from '@lykta/api';
import type { StaffNews } from '@lykta/domain';
import { EmptyState, Facts, LinkButton, Panel, PanelBody, PanelHead, PlusIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useStaff } from '../../frame/staff.ts';
import { useLanguage } from '../../frame/use-language.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { CodeSearch } from './code-search.tsx';
import { NewsList } from './news-list.tsx';
import { newAcceptances, newAnswers, unreadBefore, waiting } from './news.ts';

/** What is new since last time, and the way to a child by its code. */
export function Start() {
  const { t } = useTranslation();
  const { name } = useStaff();
  const news = useStaffNewsQuery();
  const children = useStaffChildrenQuery({});
  const error = news.error ?? children.error;
  usePageTitle(t('start.title'));
  return (
    <Panel>
      <PanelHead
        title={t('start.hello', { name: name.split(' ')[0] ?? '' })}
        actions={
          <LinkButton href="/invitations/new" size="compact" fit icon={PlusIcon}>
            {t('start.invite')}
          </LinkButton>
        }
      />
      {news.data && children.data && <Found news={news.data} list={children.data} />}
      <PanelBody>
        {error && (
          <Failure
            error={error}
            onRetry={() => {
              void news.refetch();
              void children.refetch();
            }}
          />
        )}
        {!error && !(news.data && children.data) && <Loading />}
      </PanelBody>
    </Panel>
  );
}

function Found({ news, list }: { readonly news: StaffNews; readonly list: InvitedChild[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const answers = newAnswers(news, list);
  const unread = unreadBefore(list, answers);
  const acceptances = newAcceptances(news, list);
  const since = news.since
    ? t('start.since', { time: timeOfDay(news.since, language) })
    : t('start.since.first');
  return (
    <>
      <Facts
        items={[
          { value: news.sent.length, label: t('start.fact.sent') },
          { value: news.accepted.length, label: t('start.fact.accepted') },
          { value: news.unopened, label: t('start.fact.unopened') },
          { value: waiting(list), label: t('start.fact.waiting') },
        ]}
      />
      <PanelBody>
        <CodeSearch list={list} />
        <p>{since}</p>
        {answers.length + unread.length + acceptances.length === 0 && (
          <EmptyState title={t('start.nothing.title')}>{t('start.nothing')}</EmptyState>
        )}
        <NewsList title={t('start.answers')} list={answers} />
        <NewsList title={t('start.unread')} list={unread} />
        <NewsList title={t('start.acceptances')} list={acceptances} />
      </PanelBody>
    </>
  );
}
