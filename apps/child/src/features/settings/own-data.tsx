import { failureOf, useLazyExportDataQuery } from '@lykta/api';
import { Button, Card, Dialog, DownloadIcon, FormError } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordAgain } from '../../frame/account/password-again.tsx';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import { download } from './download.ts';
import styles from './settings.module.css';

/** All that is stored about the child, as a file of its own; the password is asked for on an older session. */
export function OwnData() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [fetchAll, { isFetching }] = useLazyExportDataQuery();
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  const fetchFile = async () => {
    setProblem(undefined);
    const reply = await fetchAll();
    if (reply.data !== undefined) {
      setAsks(false);
      download(reply.data, 'lykta.json');
    } else if (failureOf(reply.error).code === 'confirm-password') setAsks(true);
    else setProblem(reply.error);
  };

  return (
    <Card className={styles.group}>
      <h2>{t('settings.data')}</h2>
      <p>{t('settings.data.text')}</p>
      {problem !== undefined && <FormError>{textOf(problem)}</FormError>}
      <Button look="secondary" icon={DownloadIcon} busy={isFetching} onClick={() => void fetchFile()}>
        {t('settings.data.fetch')}
      </Button>
      {asks && (
        <Dialog open onClose={() => setAsks(false)} title={t('account.confirm.title')}>
          <PasswordAgain goOn={t('settings.data.fetch')} onConfirmed={fetchFile}>
            <Button look="quiet" onClick={() => setAsks(false)}>
              {t('frame.cancel')}
            </Button>
          </PasswordAgain>
        </Dialog>
      )}
    </Card>
  );
}
