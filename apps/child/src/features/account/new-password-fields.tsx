import { PASSWORD_MIN } from '@lykta/domain';
import { PasswordField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import type { NewPasswordInput } from './new-password.ts';
import { useEyeTexts } from '../../frame/account/eye-texts.ts';

interface Props {
  input: NewPasswordInput;
  /** Why the server refused the submitted password. */
  refused?: string;
}

/** The two fields for a new password, each with its message. */
export function NewPasswordFields({ input, refused }: Props) {
  const { t } = useTranslation();
  const eye = useEyeTexts();
  const [left, setLeft] = useState({ first: false, again: false });
  const short = left.first && input.first !== '' && input.first.length < PASSWORD_MIN.create;
  const differ = left.again && input.again !== '' && input.password === undefined;
  return (
    <>
      <PasswordField
        label={t('account.password')}
        help={t('account.password.help')}
        error={short ? t('account.password.short') : refused}
        texts={eye}
        strengthTexts={{
          short: t('account.password.short'),
          weak: t('account.password.weak'),
          good: t('account.password.good'),
          strong: t('account.password.strong'),
        }}
        autoComplete="new-password"
        required
        value={input.first}
        onValue={input.typeFirst}
        onBlur={() => setLeft((before) => ({ ...before, first: true }))}
      />
      <PasswordField
        label={t('account.password.again')}
        error={differ ? t('account.password.differ') : undefined}
        texts={eye}
        autoComplete="new-password"
        required
        value={input.again}
        onValue={input.typeAgain}
        onBlur={() => setLeft((before) => ({ ...before, again: true }))}
      />
    </>
  );
}
