import { AppColumn, Content, PageTitle, Skeleton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { ScreenHeader } from './screen-header.tsx';

/** A loading screen whose header already works. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <AppColumn>
      <ScreenHeader lead="brand" />
      <Content id="main">
        <PageTitle hidden>{t('frame.loading')}</PageTitle>
        <Skeleton label={t('frame.loading')} shape="rows" lines={4} />
      </Content>
    </AppColumn>
  );
}
