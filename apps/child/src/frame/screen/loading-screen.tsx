import { AppColumn, Content, PageTitle, Skeleton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { shapeOf } from './loading-shape.ts';
import { ScreenHeader } from './screen-header.tsx';

/** A loading screen in the shape of the one that comes; its header already works. */
export function LoadingScreen() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <AppColumn>
      <ScreenHeader lead="brand" />
      <Content id="main">
        <PageTitle hidden>{t('frame.loading')}</PageTitle>
        <Skeleton label={t('frame.loading')} parts={shapeOf(pathname)} />
      </Content>
    </AppColumn>
  );
}
