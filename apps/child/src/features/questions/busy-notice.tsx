import { useTranslation } from 'react-i18next';
import { TopNotice } from '../../frame/layout/top-notice.tsx';
import type { SaveStatus } from './saving/save-queue.ts';

interface Props {
  saving: SaveStatus;
}

/** Says above the question that the server is busy, and that the answers are saved by themselves soon. */
export function BusyNotice({ saving }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status">{saving.state === 'waiting' && <TopNotice>{t('questions.waiting')}</TopNotice>}</div>
  );
}
