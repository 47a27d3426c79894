import { useStaffChildrenQuery, type InvitedChild } from '@lykta/api';
import { Button, EmptyState, FormIcon, LinkButton, Panel, PanelBody, SendIcon, Split } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AnswersHead } from '../../frame/answers-head.tsx';
import { sortChildren } from '../../frame/children/child-state.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { NotHere } from '../../frame/not-here.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { ChildFile } from './child-file.tsx';
import { ChildList } from './child-list.tsx';
import { OneChild } from './one-child.tsx';

/** Individual answers: the children, and what one of them sent (design: mock 11). */
export function Answers() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useStaffChildrenQuery({});
  usePageTitle(t('answers.title'));
  if (data && data.length > 0) return <WithChildren list={sortChildren(data)} />;
  return (
    <Panel>
      <AnswersHead place="children" />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {isLoading && <Loading />}
        {data && <EmptyState title={t('answers.no-children.title')}>{t('answers.no-children')}</EmptyState>}
      </PanelBody>
    </Panel>
  );
}

function WithChildren({ list }: { readonly list: InvitedChild[] }) {
  const { t } = useTranslation();
  const { invitation, client } = useParams();
  const place = list.findIndex((one) => one.invitation.id === invitation && one.child.client === client);
  const chosen = list[place];
  const actions = chosen && (
    <>
      <ChildFile one={chosen} />
      <Button look="secondary" size="compact" fit icon={FormIcon} onClick={() => window.print()}>
        {t('answers.print')}
      </Button>
      <LinkButton
        href={`/invitations/${encodeURIComponent(chosen.invitation.id)}`}
        size="compact"
        fit
        icon={SendIcon}
      >
        {t('answers.send')}
      </LinkButton>
    </>
  );
  return (
    <Panel>
      <AnswersHead place="children" actions={actions} />
      {chosen ? (
        <OneChild key={`${chosen.invitation.id} ${chosen.child.client}`} list={list} place={place} />
      ) : (
        <Split list={<ChildList list={list} />}>
          <PanelBody>
            {client === undefined ? (
              <EmptyState title={t('answers.choose.title')}>{t('answers.choose')}</EmptyState>
            ) : (
              <NotHere href="/answers/children" back={t('answers.to-list')} />
            )}
          </PanelBody>
        </Split>
      )}
    </Panel>
  );
}
