import { Confetti, Lantern, LinkButton, Pool } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './done.module.css';

/** Every question that waited is answered (docs/product.md §2, form/done). */
export function DoneScreen() {
  const { t } = useTranslation();
  // Where motion is unwanted, the lantern is lit and that is all.
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <Screen
      title={t('questions.done.title')}
      intro={t('questions.done.text')}
      back={paths.home}
      foot={
        <>
          <LinkButton href={paths.home}>{t('questions.done.home')}</LinkButton>
          <LinkButton look="quiet" href={paths.story}>
            {t('questions.done.story')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.light}>
        <Pool size="20rem" />
        <Lantern size={160} />
      </div>
      {!still && <Confetti label={t('questions.done.confetti')} />}
    </Screen>
  );
}
