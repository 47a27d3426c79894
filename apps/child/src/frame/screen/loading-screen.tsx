import { AppColumn, Content, PageTitle, Skeleton } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';
import styles from './loading-screen.module.css';
import { shapeOf } from './loading-shape.ts';
import { ScreenHeader } from './screen-header.tsx';

interface Props {
  /** The words of home, where they are known before anything has come: its `h1` and a sentence, then the question of its first card as `h2`. */
  words?: ReactNode;
}

/** A loading screen in the shape of the one that comes; its header already works. */
export function LoadingScreen({ words }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <AppColumn>
      <ScreenHeader lead="brand" />
      <Content id="main">
        {words ? (
          <div className={styles.words}>{words}</div>
        ) : (
          <PageTitle hidden>{t('frame.loading')}</PageTitle>
        )}
        <Skeleton label={t('frame.loading')} parts={shapeOf(pathname)} />
      </Content>
    </AppColumn>
  );
}
