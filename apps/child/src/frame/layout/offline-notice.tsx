import { WhileOffline } from '@lykta/app-shell';
import { CloudIcon, Note } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import styles from './offline-notice.module.css';

/** A notice above every screen that nothing can be saved without a network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <WhileOffline>
      <div className={styles.notice}>
        <Note icon={CloudIcon}>{t('frame.offline')}</Note>
      </div>
    </WhileOffline>
  );
}
