import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useEarlierStoryQuery } from '@lykta/api';
import type { StoryView } from '@lykta/domain';
import { Disclosure, ErrorState, Skeleton } from '@lykta/ui';
import { useState } from 'react';
import { StatementList } from './statement-list.tsx';
import { statementsIn } from './statements.ts';
import { useReadsStatements } from './use-reads-statements.ts';
import words from '../../frame/words.module.css';

/** Earlier statements that no longer hold, shown separately. They are most of a year's story, so they come when opened. */
export function EarlierStatements({ view }: { view: StoryView }) {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('story.before')} onOpen={() => setOpened(true)}>
      <p className={words.quiet}>{t('story.before.text')}</p>
      {isOpened && <Earlier view={view} />}
    </Disclosure>
  );
}

function Earlier({ view }: { view: StoryView }) {
  const { t } = useTranslation();
  const reads = useReadsStatements();
  const textOf = useFailureText();
  const { data, error, refetch } = useEarlierStoryQuery();
  if (data) return <StatementList reads={reads} statements={statementsIn(view, data.inactive)} />;
  if (!error) return <Skeleton label={t('frame.loading')} parts={['text', 'text']} />;
  return (
    <ErrorState title={t('frame.error.title')} retryLabel={t('frame.retry')} onRetry={() => void refetch()}>
      {textOf(error)}
    </ErrorState>
  );
}
