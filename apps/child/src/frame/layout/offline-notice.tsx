import { useTranslation, WhileOffline } from '@lykta/app-shell';
import { TopNotice } from './top-notice.tsx';

/** A notice above every screen that nothing can be saved without a network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <WhileOffline>
      <TopNotice>{t('frame.offline')}</TopNotice>
    </WhileOffline>
  );
}
