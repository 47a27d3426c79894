import { useStaffQuery } from '@lykta/api';
import { MINUTE_MS, STAFF_IDLE_MINUTES } from '@lykta/domain';
import { Button, Dialog } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useSelector } from 'react-redux';
import type { Store } from '../store.ts';

const ENDS_AFTER = STAFF_IDLE_MINUTES * MINUTE_MS;
/** Time to notice the warning and to press. */
const WARN_AFTER = ENDS_AFTER - 2 * MINUTE_MS;

/** Time of the server's last reply in the cache. */
function latestReply({ api }: ReturnType<Store['getState']>): number {
  const replies = [...Object.values(api.queries), ...Object.values(api.mutations)];
  return Math.max(0, ...replies.map((reply) => reply?.fulfilledTimeStamp ?? 0));
}

/** Warns before the session expires, and asks the server for the session once it has expired. */
export function IdleWarning() {
  const { t } = useTranslation();
  const last = useSelector(latestReply);
  const [warnedFor, setWarnedFor] = useState(0);
  const { refetch, isFetching } = useStaffQuery();
  useEffect(() => {
    const left = (after: number) => Math.max(0, last + after - Date.now());
    const warn = setTimeout(() => setWarnedFor(last), left(WARN_AFTER));
    const end = setTimeout(() => void refetch(), left(ENDS_AFTER));
    return () => {
      clearTimeout(warn);
      clearTimeout(end);
    };
  }, [last, refetch]);
  return (
    <Dialog
      open={last > 0 && warnedFor === last}
      onClose={() => void refetch()}
      title={t('idle.title')}
      actions={
        <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
          {t('idle.stay')}
        </Button>
      }
    >
      <p>{t('idle.text')}</p>
    </Dialog>
  );
}
