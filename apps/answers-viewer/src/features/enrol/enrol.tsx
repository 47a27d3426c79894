import { staffApi, useConfirmTotpMutation, useTotpSecretMutation } from '@lykta/api';
import { Button, FormError, TextField } from '@lykta/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useAppDispatch } from '../../frame/use-app-dispatch.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { QrCode } from '../../frame/qr-code.tsx';
import { SignedOut } from '../../frame/signed-out.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './enrol.module.css';

/** Setting up the authenticator app: QR code, a code to prove it works, then the recovery codes. */
export function Enrol() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [ask, secret] = useTotpSecretMutation();
  const [codes, setCodes] = useState<string[]>();
  usePageTitle(t('enrol.title'));
  useEffect(() => void ask(), [ask]);

  /** The guard redirects once the server reports the enrolment. */
  const finish = () => void dispatch(staffApi.util.invalidateTags(['Staff']));
  if (codes) {
    return (
      <SignedOut title={t('enrol.codes.title')} intro={t('enrol.codes.intro')}>
        <RecoveryCodes codes={codes} onDone={finish} />
      </SignedOut>
    );
  }
  return (
    <SignedOut title={t('enrol.title')} intro={t('enrol.intro')}>
      {secret.error && <Failure error={secret.error} onRetry={() => ask()} />}
      {secret.isLoading && <Loading parts={['text']} />}
      {secret.data && (
        <>
          <div className={styles.qr}>
            <QrCode value={secret.data.uri} label={t('enrol.qr')} />
          </div>
          <p className={styles.secret}>
            {t('enrol.secret')} <code>{secret.data.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CodeForm onConfirmed={setCodes} />
        </>
      )}
    </SignedOut>
  );
}

function CodeForm({ onConfirmed }: { readonly onConfirmed: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [confirm, { error, isLoading }] = useConfirmTotpMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await confirm(code.replace(/\s/g, ''));
    if (data) onConfirmed(data.recoveryCodes);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('enrol.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onValue={setCode}
      />
      {error && <FormError>{failureText(error)}</FormError>}
      <Button type="submit" busy={isLoading} disabled={code.trim() === ''}>
        {t('enrol.submit')}
      </Button>
    </form>
  );
}
