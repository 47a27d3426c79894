import { AppColumn, Content, Skeleton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { ScreenHeader } from './screen-header.tsx';
import styles from './screen.module.css';

/** A screen that is on its way: the bar works already. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <AppColumn>
      <ScreenHeader lead="brand" />
      <Content id="main">
        <h1 className={styles.unseen}>{t('frame.loading')}</h1>
        <Skeleton label={t('frame.loading')} shape="rows" lines={4} />
      </Content>
    </AppColumn>
  );
}
