import { CloudIcon, Note } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.ts';

/** A notice above every screen that nothing can be saved without a network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className={styles.notice}>
          <Note icon={CloudIcon}>{t('frame.offline')}</Note>
        </div>
      )}
    </div>
  );
}
