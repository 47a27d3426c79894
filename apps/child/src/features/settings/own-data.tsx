import { failureOf, useConfirmPasswordMutation, useLazyExportDataQuery } from '@lykta/api';
import { Button, Card, Dialog, DownloadIcon, FormError, PasswordField } from '@lykta/ui';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';
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
      {asks && <AskPassword onConfirmed={fetchFile} onClose={() => setAsks(false)} />}
    </Card>
  );
}

interface AskProps {
  onConfirmed: () => Promise<void>;
  onClose: () => void;
}

function AskPassword({ onConfirmed, onClose }: AskProps) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const eye = useEyeTexts();
  const [password, setPassword] = useState('');
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const confirmed = await confirm({ password });
    if (!confirmed.error) await onConfirmed();
  };

  const wrong = error && failureOf(error).code === 'wrong-credentials';
  return (
    <Dialog open onClose={onClose} title={t('account.confirm.title')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label={t('account.password')}
          texts={eye}
          error={wrong ? t('account.confirm.wrong') : undefined}
          required
          value={password}
          onValue={setPassword}
        />
        {error && !wrong && <FormError>{textOf(error)}</FormError>}
        <Button
          type="submit"
          busy={isLoading}
          disabled={password === ''}
          reason={t('account.password.missing')}
        >
          {t('settings.data.fetch')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('frame.cancel')}
        </Button>
      </form>
    </Dialog>
  );
}
