import { useTranslation, WhileOffline } from '@lykta/app-shell';
import { Note } from '@lykta/ui';

/** A notice while there is no network. */
export function Offline() {
  const { t } = useTranslation();
  return (
    <WhileOffline>
      <Note look="bad">{t('frame.offline')}</Note>
    </WhileOffline>
  );
}
