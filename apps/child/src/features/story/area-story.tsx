import { useFormListQuery } from '@lykta/api';
import type { StorySections } from '@lykta/domain';
import { LinkButton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { formPath } from '../../frame/form-paths.ts';
import { EmptyStory } from './empty-story.tsx';
import { StatementList } from './statement-list.tsx';
import { sectionsIn, statementsOf, type AreaView } from './statements.ts';
import type { Change } from './use-change.ts';
import { useReadsStatements } from './use-reads-statements.ts';

interface Props {
  view: AreaView;
  told: StorySections | undefined;
  change?: Change;
}

/** What is told about one area of life. */
export function AreaStory({ view, told, change }: Props) {
  const { t } = useTranslation();
  const reads = useReadsStatements();
  const { data: forms } = useFormListQuery();
  const statements = statementsOf(told, sectionsIn(view));
  const form = forms?.find(({ id }) => id === view);
  if (statements.length === 0)
    return <EmptyStory title={t('story.empty.area')} href={form && formPath(form)} />;
  return (
    <>
      <StatementList reads={reads} statements={statements} change={change} />
      {form && !change && (
        <LinkButton look="secondary" href={formPath(form)}>
          {t('story.tell-more')}
        </LinkButton>
      )}
    </>
  );
}
