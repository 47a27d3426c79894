import { Disclosure } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { TellingList } from './telling-list.tsx';
import type { Telling } from './telling.ts';
import styles from './story.module.css';

/** Earlier statements that no longer hold, shown separately. */
export function BeforeTellings({ tellings }: { tellings: readonly Telling[] }) {
  const { t } = useTranslation();
  if (tellings.length === 0) return null;
  return (
    <Disclosure summary={t('story.before')}>
      <p className={styles.quiet}>{t('story.before.text')}</p>
      <TellingList tellings={tellings} />
    </Disclosure>
  );
}
