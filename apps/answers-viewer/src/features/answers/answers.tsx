import { EmptyState, Panel, PanelBody, Split } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AnswersHead } from '../../frame/answers-head.tsx';
import { useChildren } from '../../frame/children/use-children.ts';
import { useSearch } from '../../frame/children/use-search.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { NotHere } from '../../frame/not-here.tsx';
import { usePrintLog } from '../../frame/use-print-log.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { ChildActions } from './child-actions.tsx';
import { ChildList } from './child-list.tsx';
import { DeletedChild } from './deleted-child.tsx';
import { ChildProfile } from './child-profile.tsx';
import { OneChild } from './one-child.tsx';
import { useChosenChild } from './use-chosen-child.ts';
import { useReading } from './use-reading.ts';

/** The page of individual answers: the list of children, and what one of them sent (design: mock 11). */
export function Answers() {
  const { t } = useTranslation();
  const { client } = useParams();
  const { typed, setTyped, search } = useSearch();
  const children = useChildren({ search });
  const { list = [], onEnd } = children;
  const { one, place, isMissing, deleted, error } = useChosenChild(list);
  const reading = useReading(one);
  const failed = children.error ?? error;
  usePageTitle(t('answers.title'));
  usePrintLog(
    one && reading.read
      ? { of: 'answers', invitation: one.invitation.id, client: one.child.client }
      : undefined,
  );
  if (!client && children.list?.length === 0 && search === undefined) {
    return (
      <Panel>
        <AnswersHead place="children" />
        <PanelBody>
          <EmptyState look="page" title={t('answers.no-children.title')}>
            {t('answers.no-children')}
          </EmptyState>
        </PanelBody>
      </Panel>
    );
  }
  return (
    <Panel>
      <AnswersHead
        place="children"
        actions={one && <ChildActions one={one} answers={reading.read?.answers} />}
      />
      <Split
        list={<ChildList list={children.list} place={place} typed={typed} onTyped={setTyped} onEnd={onEnd} />}
        aside={one && <ChildProfile one={one} answers={reading.read?.answers ?? []} />}
      >
        {one ? (
          <OneChild
            key={`${one.invitation.id} ${one.child.client}`}
            one={one}
            reading={reading}
            before={list[place - 1]}
            after={place < 0 ? undefined : list[place + 1]}
          />
        ) : (
          <PanelBody>
            {failed !== undefined && <Failure error={failed} onRetry={children.refetch} />}
            {isMissing && client && deleted && <DeletedChild client={client} day={deleted} />}
            {isMissing && !deleted && <NotHere href="/answers/children" back={t('answers.to-list')} />}
            {!client && children.list && (
              <EmptyState look="page" title={t('answers.choose.title')}>
                {t('answers.choose')}
              </EmptyState>
            )}
            {failed === undefined && !isMissing && (client || !children.list) && <Loading />}
          </PanelBody>
        )}
      </Split>
    </Panel>
  );
}
