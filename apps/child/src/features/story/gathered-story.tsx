import type { StorySections } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { NothingTold } from './nothing-told.tsx';
import { TellingList } from './telling-list.tsx';
import { sectionsIn, tellingsOf, viewParts } from './telling.ts';
import type { Change } from './use-change.ts';
import styles from './story.module.css';

interface Props {
  view: 'good' | 'important';
  told: StorySections | undefined;
  change?: Change;
}

/** A story page by meaning, from all forms: what is good, or what is important. */
export function GatheredStory({ view, told, change }: Props) {
  const { t } = useTranslation();
  if (tellingsOf(told, sectionsIn(view)).length === 0)
    return <NothingTold title={t(`story.empty.${view}`)} />;
  const titles = {
    resource: t('story.good.resource'),
    wish: t('story.good.wish'),
    help: t('story.important.help'),
    worries: t('story.important.worries'),
    problem: t('story.important.problem'),
  };
  return viewParts[view].map(({ id, sections }) => {
    const tellings = tellingsOf(told, sections);
    if (tellings.length === 0) return null;
    return (
      <section key={id} className={styles.part}>
        <h2>{titles[id]}</h2>
        <TellingList tellings={tellings} change={change} level={3} />
      </section>
    );
  });
}
