import { useFormListQuery } from '@lykta/api';
import type { StorySections } from '@lykta/domain';
import { LinkButton } from '@lykta/ui';
import { memo } from 'react';
import { useTranslation } from '@lykta/app-shell';
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

/** What is told about one area of life. The list of forms comes later and draws only what leads to the form. */
export const AreaStory = memo(function AreaStory({ view, told, change }: Props) {
  const reads = useReadsStatements();
  const statements = statementsOf(told, sectionsIn(view));
  if (statements.length === 0) return <NothingTold view={view} />;
  return (
    <>
      <StatementList reads={reads} statements={statements} change={change} />
      {!change && <TellMore view={view} />}
    </>
  );
});

function NothingTold({ view }: { view: AreaView }) {
  const { t } = useTranslation();
  return <EmptyStory title={t('story.empty.area')} href={usePathOfForm(view)} />;
}

function TellMore({ view }: { view: AreaView }) {
  const { t } = useTranslation();
  const path = usePathOfForm(view);
  if (path === undefined) return null;
  return (
    <LinkButton look="secondary" href={path}>
      {t('story.tell-more')}
    </LinkButton>
  );
}

/** Where the form of an area begins; undefined until the list of forms is here, and where there is none. */
function usePathOfForm(view: AreaView): string | undefined {
  const { data: forms } = useFormListQuery();
  const form = forms?.find(({ id }) => id === view);
  return form && formPath(form);
}
