import { Disclosure } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { StatementList } from './statement-list.tsx';
import type { Statement } from './statements.ts';
import styles from './story.module.css';

/** Earlier statements that no longer hold, shown separately. */
export function EarlierStatements({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation();
  if (statements.length === 0) return null;
  return (
    <Disclosure summary={t('story.before')}>
      <p className={styles.quiet}>{t('story.before.text')}</p>
      <StatementList statements={statements} />
    </Disclosure>
  );
}
