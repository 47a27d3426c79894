import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useLazyExportDataQuery } from '@lykta/api';
import { Button, Card, Dialog, DownloadIcon, FormError, StoryIcon } from '@lykta/ui';
import { useState } from 'react';
import { PasswordAgain } from '../../../frame/account/password-again.tsx';
import { download } from './download.ts';
import { useReadablePage } from './use-readable-page.ts';
import styles from '../settings.module.css';

/** The format that the child chooses. */
type Format = 'page' | 'file';

/** Exports everything stored about the child, to read or to keep; an older session needs the password. */
export function OwnData() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const makePage = useReadablePage();
  const [fetchAll, { isFetching }] = useLazyExportDataQuery();
  /** The export that the password is requested for. */
  const [asks, setAsks] = useState<Format>();
  const [problem, setProblem] = useState<unknown>();

  const fetchAs = async (format: Format) => {
    setProblem(undefined);
    // A failed call still has the data of an earlier one, so only a success counts.
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
