import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useVerifyAddressMutation } from '@lykta/api';
import { ADDRESS_CODE_LENGTH } from '@lykta/domain';
import { Button, FormError, TextField } from '@lykta/ui';
import { useState, type SubmitEvent } from 'react';
import styles from './account.module.css';

interface Props {
  onDone: () => void;
  /** Called when the child asks for another code. */
  onAgain: () => void;
}

/** The field for the code from the message. */
export function TypeCode({ onDone, onAgain }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [code, setCode] = useState('');
  const [verify, { isLoading, error, reset }] = useVerifyAddressMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const verified = await verify({ code });
    if (!verified.error) onDone();
  };
  const isAboutCode = error !== undefined && ['wrong-code', 'code-expired'].includes(failureOf(error).code);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('account.verify.code')}
        help={t('account.verify.code.help')}
        error={isAboutCode ? textOf(error) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        value={code}
        onValue={(typed) => {
          reset();
          setCode(typed.replace(/\D/g, '').slice(0, ADDRESS_CODE_LENGTH));
        }}
      />
      <FormError>{error && !isAboutCode && textOf(error)}</FormError>
      <Button
        type="submit"
        busy={isLoading}
        disabled={code.length < ADDRESS_CODE_LENGTH}
        reason={t('account.verify.code.reason')}
      >
        {t('frame.done')}
      </Button>
      <Button look="quiet" onClick={onAgain}>
        {t('account.verify.once-more')}
      </Button>
    </form>
  );
}
