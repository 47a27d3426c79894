import { PhoneField, Segmented, TextField } from '@lykta/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { loginMethods } from '../storage/settings.ts';
import type { UsernameInput } from './username.ts';

interface Props {
  input: UsernameInput;
  /** The server's message about the submitted username; the field gets the focus, so that screen readers read it. */
  refused?: string;
}

/** The choice of phone or e-mail and its field; an error appears when the field loses the focus. */
export function UsernameFields({ input, refused }: Props) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const id = useId();
  useEffect(() => {
    if (refused) document.getElementById(id)?.focus();
  }, [id, refused]);
  const wrong = left && input.typed !== '' && input.username === undefined;
  const shared = {
    id,
    value: input.typed,
    onValue: input.type,
    required: true,
    onBlur: () => setLeft(true),
  };
  return (
    <>
      <Segmented
        label={t('account.method')}
        options={[
          { value: 'phone', label: t('account.method.phone') },
          { value: 'email', label: t('account.method.email') },
        ]}
        value={input.method}
        onChoose={(value) => {
          setLeft(false);
          input.chooseMethod(loginMethods.find((method) => method === value) ?? 'phone');
        }}
      />
      {input.method === 'phone' ? (
        <PhoneField
          {...shared}
          label={t('account.phone')}
          help={t('account.phone.help')}
          error={wrong ? t('account.phone.error') : refused}
        />
      ) : (
        <TextField
          {...shared}
          type="email"
          dir="ltr"
          autoComplete="email"
          label={t('account.email')}
          error={wrong ? t('account.email.error') : refused}
        />
      )}
    </>
  );
}
