import { EmptyState, Panel, PanelBody, Split } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useParams } from 'react-router-dom';
import { AnswersHead } from '../../frame/answers-head.tsx';
import { useChildren } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { ChildList } from './child-list.tsx';
import { ChildPage } from './child-page.tsx';

/** The page of individual answers: one child, or the list to choose from. */
export function Answers() {
  const { t } = useTranslation();
  const { client } = useParams();
  usePageTitle(t('answers.title'));
  return client === undefined ? <ChildChoice /> : <ChildPage />;
}

/** The list of children, before one is chosen. */
function ChildChoice() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const { list, error, refetch, onEnd } = useChildren({ search });
  const isEmpty = list?.length === 0 && search === undefined;
  return (
    <Panel>
      <AnswersHead place="children" />
      {isEmpty ? (
        <PanelBody>
          <EmptyState look="page" title={t('answers.no-children.title')}>
            {t('answers.no-children')}
          </EmptyState>
        </PanelBody>
      ) : (
        <Split list={<ChildList list={list} typed={typed} onTyped={setTyped} onEnd={onEnd} />}>
          <PanelBody>
            {error !== undefined && <Failure error={error} onRetry={refetch} />}
            {list ? (
              <EmptyState look="page" title={t('answers.choose.title')}>
                {t('answers.choose')}
              </EmptyState>
            ) : (
              error === undefined && <Loading />
            )}
          </PanelBody>
        </Split>
      )}
    </Panel>
  );
}
