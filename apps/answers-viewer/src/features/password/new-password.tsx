import { useFinishStaffResetMutation } from '@lykta/api';
import { Button, FormError, LinkButton, Note, PasswordField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

const SHORTEST = 8;

interface Props {
  token: string;
  /** Called when the member asks for a new link. */
  onAskAgain: () => void;
}

/** Sets a password with the token from an e-mailed link. */
export function NewPassword({ token, onAskAgain }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [finish, { error, isLoading, isSuccess }] = useFinishStaffResetMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await finish({ token, password });
  };
  if (isSuccess) {
    return (
      <>
        <Note look="good">{t('password.new.done')}</Note>
        <LinkButton href="/sign-in">{t('password.to-sign-in')}</LinkButton>
      </>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('sign-in.password')}
        help={t('password.new.help', { shortest: SHORTEST })}
        autoComplete="new-password"
        required
        value={password}
        onValue={setPassword}
        texts={{ show: t('sign-in.password.show'), hide: t('sign-in.password.hide') }}
      />
      {error && (
        <FormError>
          {failureText(error)}
          <Button look="text" size="small" fit onClick={onAskAgain}>
            {t('password.new.again')}
          </Button>
        </FormError>
      )}
      <Button type="submit" busy={isLoading} disabled={password.length < SHORTEST}>
        {t('password.new.submit')}
      </Button>
    </form>
  );
}
