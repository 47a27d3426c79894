import { useChangeUsernameMutation } from '@lykta/api';
import { Button, FormError } from '@lykta/ui';
import type { SubmitEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { UsernameFields } from '../../frame/account/username-fields.tsx';
import { useUsername } from '../../frame/account/username.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useAccountFailure } from './account-failure.ts';
import styles from './account.module.css';

interface Props {
  onDone: () => void;
}

/** Asks for the phone number or e-mail address that replaces an old username. */
export function NewUsername({ onDone }: Props) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeUsernameMutation();
  const failure = useAccountFailure('move');
  const name = useUsername(failure.clear);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.username === undefined) return;
    failure.clear();
    const changed = await change(name.username);
    if (changed.error) failure.show(changed.error);
    else onDone();
  };

  return (
    <Screen
      title={t('account.migrate.new')}
      intro={t('account.migrate.new.intro')}
      back={paths.start}
      view="new"
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <UsernameFields input={name} refused={failure.aboutUsername} />
        {failure.text && <FormError>{failure.text}</FormError>}
        <Button
          type="submit"
          busy={isLoading}
          disabled={name.username === undefined}
          reason={t('account.not-yet')}
        >
          {t('frame.save')}
        </Button>
      </form>
    </Screen>
  );
}
