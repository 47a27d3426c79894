import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useRevokeShareMutation, useSharesQuery } from '@lykta/api';
import type { LiveShare } from '@lykta/domain';
import { Button, ConfirmDialog, ErrorState, FormError, Skeleton, useToast } from '@lykta/ui';
import { useState } from 'react';
import { dayText } from '../../frame/dates.ts';
import words from '../../frame/words.module.css';
import styles from './share.module.css';

/** The active links: their sections, expiry and number of openings, and a button to revoke each. */
export function LiveLinks() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  const { data, error, refetch } = useSharesQuery();
  const [asking, setAsking] = useState<LiveShare>();
  const [revoke, revoking] = useRevokeShareMutation();
  const nameOf = ({ name, created }: LiveShare) =>
    name || t('sharing.live.nameless', { day: dayText(t, created) });

  const close = () => {
    setAsking(undefined);
    revoking.reset();
  };
  const confirm = async () => {
    if (!asking) return;
    const reply = await revoke(asking.id);
    if (reply.error) return;
    close();
    toast(t('sharing.revoked'));
  };

  if (error)
    return <ErrorState title={textOf(error)} retryLabel={t('frame.retry')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('frame.loading')} />;
  if (data.length === 0) return <p className={words.quiet}>{t('sharing.live.none')}</p>;
  return (
    <>
      <ul className={styles.links}>
        {data.map((share) => (
          <li key={share.id}>
            <div>
              <b>{nameOf(share)}</b>
              <p className={words.quiet}>
                {share.sections.map((section) => t(`sharing.section.${section}`)).join(' · ')}
              </p>
              <p className={words.quiet}>
                {t('sharing.live.until', { day: dayText(t, share.expires) })}
                <br />
                {share.lastOpened
                  ? t('sharing.live.opened', {
                      count: share.opened,
                      day: dayText(t, share.lastOpened),
                    })
                  : t('sharing.live.unopened')}
              </p>
            </div>
            <Button
              look="secondary"
              size="small"
              fit
              aria-label={t('sharing.revoke.of', { name: nameOf(share) })}
              onClick={() => setAsking(share)}
            >
              {t('sharing.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={close}
        onConfirm={() => void confirm()}
        title={asking ? t('sharing.revoke.title', { name: nameOf(asking) }) : ''}
        confirmLabel={t('sharing.revoke')}
        cancelLabel={t('frame.cancel')}
        busy={revoking.isLoading}
      >
        <p>{t('sharing.revoke.text')}</p>
        <FormError>{revoking.error && textOf(revoking.error)}</FormError>
      </ConfirmDialog>
    </>
  );
}
