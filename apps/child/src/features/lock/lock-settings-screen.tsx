import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useSetLockMutation } from '@lykta/api';
import { PIN_LENGTH } from '@lykta/domain';
import { Button, Card, CheckIcon, FormError, Note, PinField, useToast } from '@lykta/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirmFirst } from '../../frame/account/confirm-first.tsx';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useChild } from '../../frame/session/session.ts';
import styles from './lock.module.css';

/** /settings/lock: sets a PIN of four digits, typed twice; changes or removes it (docs/product.md §4). */
export function LockSettingsScreen() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const hasLock = useChild()?.lock === true;
  const confirmFirst = useConfirmFirst();
  const digits = usePinTwice();
  const [setLock, { isLoading, error }] = useSetLockMutation();

  const save = (pin: string | null, done: string) =>
    confirmFirst.run(
      () => setLock({ pin }),
      (failure) => {
        if (failure !== undefined) return;
        toast(done);
        void navigate(paths.settings, { replace: true });
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (digits.pin !== undefined) void save(digits.pin, hasLock ? t('lock.change.done') : t('lock.set.done'));
  };

  return (
    <Screen title={t('lock.set.title')} intro={t('lock.set.intro')} back={paths.settings}>
      {hasLock && (
        <Note look="good" icon={CheckIcon}>
          {t('lock.is-on')}
        </Note>
      )}
      <Card className={styles.facts}>
        <ul>
          <li>{t('lock.set.when')}</li>
          <li>{t('lock.set.exit')}</li>
          <li>{t('lock.set.forgotten')}</li>
        </ul>
      </Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PinField
          label={hasLock ? t('lock.change.choose') : t('lock.set.choose')}
          help={t('lock.set.help')}
          error={digits.differ ? t('lock.set.differ') : undefined}
          length={PIN_LENGTH}
          value={digits.first}
          onValue={digits.typeFirst}
        />
        <PinField
          id={digits.againId}
          label={t('lock.set.again')}
          length={PIN_LENGTH}
          value={digits.again}
          onValue={digits.typeAgain}
        />
        <FormError>{error && !confirmFirst.dialog && textOf(error)}</FormError>
        <Button
          type="submit"
          busy={isLoading}
          disabled={digits.pin === undefined}
          reason={t('lock.set.reason')}
        >
          {hasLock ? t('lock.change.submit') : t('lock.set.submit')}
        </Button>
      </form>
      {hasLock && (
        <Button look="text" onClick={() => void save(null, t('lock.off.done'))}>
          {t('lock.off')}
        </Button>
      )}
      {confirmFirst.dialog}
    </Screen>
  );
}

/** State of a PIN typed twice; two different ones must be typed again. */
function usePinTwice() {
  const againId = useId();
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const [differ, setDiffer] = useState(false);
  return {
    first,
    again,
    differ,
    againId,
    /** The PIN to send; undefined until it was typed twice. */
    pin: first.length === PIN_LENGTH && first === again ? first : undefined,
    typeFirst: (typed: string) => {
      setDiffer(false);
      setFirst(typed);
      if (typed.length === PIN_LENGTH) document.getElementById(againId)?.focus();
    },
    typeAgain: (typed: string) => {
      const isOther = typed.length === PIN_LENGTH && typed !== first;
      setDiffer(isOther);
      if (isOther) setFirst('');
      setAgain(isOther ? '' : typed);
    },
  };
}
