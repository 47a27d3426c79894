import { failureOf, useLazyExportDataQuery } from '@lykta/api';
import { Button, Card, Dialog, DownloadIcon, FormError, StoryIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordAgain } from '../../../frame/account/password-again.tsx';
import { useFailureText } from '../../../frame/errors/failure-text.ts';
import { download } from './download.ts';
import { useReadablePage } from './use-readable-page.ts';
import styles from '../settings.module.css';

/** How the child wants it. */
type Format = 'page' | 'file';

/** All that is stored about the child, to read or to keep; the password is asked for on an older session. */
export function OwnData() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const makePage = useReadablePage();
  const [fetchAll, { isFetching }] = useLazyExportDataQuery();
  /** For what the password is asked. */
  const [asks, setAsks] = useState<Format>();
  const [problem, setProblem] = useState<unknown>();

  const fetchAs = async (format: Format) => {
    setProblem(undefined);
    // A refused call still carries what an earlier one brought; only a reply of its own counts.
    const { isSuccess, data = '', error } = await fetchAll();
    if (isSuccess) {
      setAsks(undefined);
      if (format === 'file') download(data, { name: 'lykta.json', type: 'application/json' });
      else download(await makePage(data), { name: 'lykta.html', type: 'text/html' });
    } else if (failureOf(error).code === 'confirm-password') setAsks(format);
    else setProblem(error);
  };

  return (
    <Card className={styles.group}>
      <h2>{t('settings.data')}</h2>
      <p>{t('settings.data.text')}</p>
      {problem !== undefined && <FormError>{textOf(problem)}</FormError>}
      <Button look="secondary" icon={StoryIcon} busy={isFetching} onClick={() => void fetchAs('page')}>
        {t('settings.data.read')}
      </Button>
      <Button look="secondary" icon={DownloadIcon} busy={isFetching} onClick={() => void fetchAs('file')}>
        {t('settings.data.fetch')}
      </Button>
      {asks && (
        <Dialog open onClose={() => setAsks(undefined)} title={t('account.confirm.title')}>
          <PasswordAgain goOn={t('settings.data.confirm')} onConfirmed={() => fetchAs(asks)}>
            <Button look="quiet" onClick={() => setAsks(undefined)}>
              {t('frame.cancel')}
            </Button>
          </PasswordAgain>
        </Dialog>
      )}
    </Card>
  );
}
