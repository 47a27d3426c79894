import { useLanguage, useTranslation } from '@lykta/app-shell';
import { wholeLanguage, wholeLanguageChoices } from '@lykta/domain';
import { Brand, Card, LanguageMenu } from '@lykta/ui';
import type { ReactNode } from 'react';
import { showLanguage } from '../i18n.ts';
import { EnvironmentNotice } from './environment-notice.tsx';
import { Offline } from './offline.tsx';
import styles from './signed-out.module.css';

interface Props {
  title: string;
  intro?: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** The layout of pages without a side bar: sign-in, enrolment, new password. */
export function SignedOut({ title, intro, picture, children }: Props) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <EnvironmentNotice />
      <Offline />
      <header className={styles.head}>
        <Brand>Lykta</Brand>
        <LanguageMenu
          label={t('frame.language')}
          languages={wholeLanguageChoices}
          value={language}
          onChoose={(code) => void showLanguage(i18n, wholeLanguage(code))}
        />
      </header>
      <main id="main" className={styles.main}>
        <Card as="section" className={styles.card}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </Card>
      </main>
    </div>
  );
}
