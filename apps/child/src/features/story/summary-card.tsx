import { STORY_SUMMARY } from '@lykta/domain';
import { Card, Lantern, Link } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Foreign } from '../../frame/foreign.tsx';
import { linesOf, type Statement } from './statements.ts';
import { useReadsStatements } from './use-reads-statements.ts';
import words from '../../frame/words.module.css';
import styles from './story.module.css';

interface Props {
  view: 'good' | 'important';
  statements: readonly Statement[];
}

/** The first four statements of a section, and a link to all (docs/product.md §2, Summaries). */
export function SummaryCard({ view, statements }: Props) {
  const { t } = useTranslation();
  const { wordsOf } = useReadsStatements();
  const title = t(`story.${view}`);
  return (
    <Card className={styles.card} data-view={view}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {view === 'good' && <Lantern lit={statements.length > 0} size={32} />}
      </div>
      {statements.length === 0 ? (
        <p className={words.quiet}>{t('story.empty.text')}</p>
      ) : (
        <ul className={styles.lines}>
          {statements
            .map(wordsOf)
            .flatMap((words) => linesOf(words).map((line) => ({ line, lang: words.lang })))
            .slice(0, STORY_SUMMARY)
            .map(({ line, lang }) => (
              <li key={line}>
                <Foreign lang={lang}>{line}</Foreign>
              </li>
            ))}
        </ul>
      )}
      <Link href={`/beb/${view}`} aria-label={t('story.all.of', { section: title })}>
        {t('story.all')}
      </Link>
    </Card>
  );
}
