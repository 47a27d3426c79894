import { STORY_SUMMARY } from '@lykta/domain';
import { Card, Lantern, Link } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { linesOf, type Telling } from './telling.ts';
import { useTold } from './use-told.ts';
import styles from './story.module.css';

interface Props {
  view: 'good' | 'important';
  tellings: readonly Telling[];
}

/** The first four statements of a section, and a link to all (docs/product.md §2, Summaries). */
export function SummaryCard({ view, tellings }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const title = t(`story.${view}`);
  return (
    <Card className={styles.card} data-view={view}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {view === 'good' && <Lantern lit={tellings.length > 0} size={32} />}
      </div>
      {tellings.length === 0 ? (
        <p className={styles.quiet}>{t('story.empty.text')}</p>
      ) : (
        <ul className={styles.lines}>
          {tellings
            .flatMap((telling) => linesOf(told(telling)))
            .slice(0, STORY_SUMMARY)
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      )}
      <Link href={`/beb/${view}`} aria-label={t('story.all.of', { section: title })}>
        {t('story.all')}
      </Link>
    </Card>
  );
}
