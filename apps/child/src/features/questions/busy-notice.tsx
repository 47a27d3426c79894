import { useTranslation } from '@lykta/app-shell';
import { TopNotice } from '../../frame/layout/top-notice.tsx';
import type { FlowSession } from './flow/flow-session.ts';
import { useSaving } from './flow/follow-session.ts';

interface Props {
  session: FlowSession;
}

/** Says above the question that the server is busy, and that the answers are saved by themselves soon. */
export function BusyNotice({ session }: Props) {
  const { t } = useTranslation();
  const saving = useSaving(session);
  return (
    <div role="status">{saving.state === 'waiting' && <TopNotice>{t('questions.waiting')}</TopNotice>}</div>
  );
}
