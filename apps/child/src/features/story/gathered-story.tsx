import type { StorySections } from '@lykta/domain';
import { memo } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { EmptyStory } from './empty-story.tsx';
import { StatementList } from './statement-list.tsx';
import { sectionsIn, statementsOf, viewParts } from './statements.ts';
import type { Change } from './use-change.ts';
import { useReadsStatements } from './use-reads-statements.ts';
import styles from './story.module.css';

interface Props {
  view: 'good' | 'important';
  told: StorySections | undefined;
  change?: Change;
}

/** A story page by meaning, from all forms: what is good, or what is important. */
export const GatheredStory = memo(function GatheredStory({ view, told, change }: Props) {
  const { t } = useTranslation();
  const reads = useReadsStatements();
  if (statementsOf(told, sectionsIn(view)).length === 0)
    return <EmptyStory title={t(`story.empty.${view}`)} />;
  const titles = {
    resource: t('story.good.resource'),
    wish: t('story.good.wish'),
    help: t('story.important.help'),
    worries: t('story.important.worries'),
    problem: t('story.important.problem'),
  };
  return viewParts[view].map(({ id, sections }) => {
    const statements = statementsOf(told, sections);
    if (statements.length === 0) return null;
    return (
      <section key={id} className={styles.part}>
        <h2>{titles[id]}</h2>
        <StatementList reads={reads} statements={statements} change={change} level={3} />
      </section>
    );
  });
});
