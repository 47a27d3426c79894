import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useSignOutEverywhereMutation } from '@lykta/api';
import { Button, Card, FormError, LogoutIcon, useToast } from '@lykta/ui';
import { useCloseSession } from '../../frame/session/session.ts';
import styles from './settings.module.css';

/** Signs out every device. Only the server can do it: the screen reports success only after its reply. */
export function Everywhere() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  const close = useCloseSession();
  const [signOut, { isLoading, error }] = useSignOutEverywhereMutation();
  const leave = async () => {
    const reply = await signOut();
    if (reply.error) return;
    toast(t('settings.everywhere.done'));
    close();
  };
  // An ended session redirects to the sign-in page, which says so.
  const failed = error !== undefined && failureOf(error).code !== 'not-signed-in';
  return (
    <Card className={styles.group}>
      <h2>{t('settings.everywhere')}</h2>
      <p>{t('settings.everywhere.text')}</p>
      <FormError>{failed && `${t('settings.everywhere.failed')} ${textOf(error)}`}</FormError>
      <Button look="secondary" icon={LogoutIcon} busy={isLoading} onClick={() => void leave()}>
        {t('settings.everywhere.submit')}
      </Button>
    </Card>
  );
}
