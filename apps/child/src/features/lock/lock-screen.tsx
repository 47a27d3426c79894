import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, lockApi, useUnlockMutation } from '@lykta/api';
import { PIN_LENGTH } from '@lykta/domain';
import { Button, FormError, Lantern, LogoutIcon, PinField } from '@lykta/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { PasswordAgain } from '../../frame/account/password-again.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useSignOutHere } from '../../frame/session/sign-out.ts';
import { unlockSession } from '../../frame/session/watch-session.ts';
import type { AppDispatch } from '../../store.ts';
import styles from './lock.module.css';

/**
 * The locked app: a PIN of four digits or the password opens it (docs/product.md §9). Help and quick exit are
 * available.
 */
export function LockScreen() {
  const { t } = useTranslation();
  const signOut = useSignOutHere();
  /** `forgotten`: the child chose the password; `tries`: the server requires it. */
  const [password, setPassword] = useState<'forgotten' | 'tries'>();
  return (
    <Screen
      title={password ? t('account.confirm.title') : t('lock.title')}
      intro={password === 'tries' ? t('lock.tries') : password && t('account.confirm.intro')}
      header={<ScreenHeader lead="brand" />}
      view={password ? 'password' : 'digits'}
    >
      <div className={styles.lantern}>
        <Lantern lit={false} size={72} />
      </div>
      {password ? (
        <WithPassword onBack={password === 'tries' ? undefined : () => setPassword(undefined)} />
      ) : (
        <Digits onForgotten={() => setPassword('forgotten')} onTries={() => setPassword('tries')} />
      )}
      <Button look="text" icon={LogoutIcon} onClick={() => signOut()}>
        {t('home.sign-out')}
      </Button>
    </Screen>
  );
}

interface Props {
  onForgotten: () => void;
  onTries: () => void;
}

/** The PIN field; the last digit submits it. */
function Digits({ onForgotten, onTries }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const dispatch = useDispatch<AppDispatch>();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [unlock, { isLoading, error }] = useUnlockMutation();
  useEffect(() => {
    // Runs after the screen has focused its title.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const type = async (typed: string) => {
    if (isLoading) return;
    setPin(typed);
    if (typed.length < PIN_LENGTH) return;
    const reply = await unlock({ pin: typed });
    if (!reply.error) {
      dispatch(unlockSession());
      return;
    }
    setPin('');
    field.current?.focus();
    if (failureOf(reply.error).code === 'confirm-password') onTries();
  };

  const wrong = error && failureOf(error).code === 'wrong-pin' && pin === '';
  return (
    <>
      <PinField
        ref={field}
        label={t('lock.digits')}
        length={PIN_LENGTH}
        value={pin}
        onValue={(typed) => void type(typed)}
        aria-busy={isLoading || undefined}
      />
      <FormError>{wrong ? t('error.wrong-pin') : error && pin === '' && textOf(error)}</FormError>
      <Button look="quiet" onClick={onForgotten}>
        {t('lock.forgotten')}
      </Button>
    </>
  );
}

/** Opens the app with the password. */
function WithPassword({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  return (
    <PasswordAgain
      goOn={t('lock.open')}
      onConfirmed={() => {
        dispatch(unlockSession());
        dispatch(lockApi.util.invalidateTags(['Session', 'Invitations']));
        return Promise.resolve();
      }}
    >
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {t('lock.back')}
        </Button>
      )}
    </PasswordAgain>
  );
}
