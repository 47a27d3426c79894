import { useDraftQuery } from '@lykta/api';
import { Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useParams } from 'react-router-dom';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import { useWords } from '../words/use-words.ts';
import { Editor } from './editor.tsx';

/** Opens a draft of the organisation. What is read once is written on here; a colleague's save is told with the next. */
export function StudioScreen() {
  const { t } = useWords();
  const { draft: id = '' } = useParams();
  const { data, error, refetch } = useDraftQuery(id);
  usePageTitle(t('title'));
  return (
    <Panel wide>
      {data ? (
        <Editor key={data.id} opened={data} />
      ) : (
        <>
          <PanelHead title={t('title')} />
          <PanelBody>
            {error ? (
              <Failure error={error} onRetry={refetch} />
            ) : (
              <Loading parts={['title', 'card', 'card']} />
            )}
          </PanelBody>
        </>
      )}
    </Panel>
  );
}
