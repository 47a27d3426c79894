import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useDeleteAccountMutation } from '@lykta/api';
import { FormError, LinkButton } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { PasswordAgain } from '../../frame/account/password-again.tsx';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { useCloseSession, useSession } from '../../frame/session/session.ts';
import { AccountDeleted } from './account-deleted.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';

/** Milliseconds between the deletion and clearing the user (docs/product.md §9). */
const CLEAR_AFTER = 2000;

/**
 * /deleteAccount: confirmation, the password, then the deletion (docs/product.md §2). The password is asked of a fresh
 * session too: the second tap of a double tap in the settings lands on the button, and somebody else may hold the phone.
 */
export function DeleteAccountScreen() {
  const session = useSession();
  const deleted = useLocation().state === 'deleted';
  if (deleted) return <Farewell />;
  if (session.kind === 'in') return <Deletion accountId={session.session.id} />;
  return session.kind === 'out' ? <Navigate to={paths.start} replace /> : <LoadingScreen />;
}

function Farewell() {
  const close = useCloseSession();
  useEffect(() => {
    const timer = setTimeout(close, CLEAR_AFTER);
    return () => clearTimeout(timer);
  }, [close]);
  return <AccountDeleted />;
}

function Deletion({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const [step, setStep] = useState<'confirm' | 'password'>('confirm');
  const [deleteAccount, { error }] = useDeleteAccountMutation();

  const erase = async () => {
    const done = await deleteAccount(accountId);
    if (!done.error) void navigate(paths.deleteAccount, { replace: true, state: 'deleted' });
  };

  if (step === 'confirm') return <ConfirmDeletion onConfirmed={() => setStep('password')} />;
  return (
    <Screen
      title={t('account.confirm.title')}
      intro={t('account.confirm.intro')}
      back={paths.settings}
      view="password"
    >
      {error && <FormError>{`${t('account.delete.failed')} ${textOf(error)}`}</FormError>}
      <PasswordAgain goOn={t('account.delete.go-on')} danger onConfirmed={erase}>
        <LinkButton look="quiet" href={paths.settings}>
          {t('frame.cancel')}
        </LinkButton>
      </PasswordAgain>
    </Screen>
  );
}
