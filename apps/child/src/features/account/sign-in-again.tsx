import type { ClientSession } from '@lykta/domain';
import { Button, Dialog } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { useBeginSession, useWaiting } from '../../frame/session/session.ts';
import { sessionLost } from '../../frame/session/session-slice.ts';
import type { AppDispatch } from '../../store.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * A dialog to sign in again after the session ended on a page that keeps its state (docs/product.md §2). "Not now"
 * and Escape lead to the sign-in page, which leads back here. Another child who signs in sees nothing of the page.
 */
export function SignInAgain() {
  const { t } = useTranslation();
  const waiting = useWaiting();
  const begin = useBeginSession();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();

  const leave = () => void dispatch(sessionLost('over'));
  const signedIn = async (session: ClientSession) => {
    if (session.id !== waiting?.id) {
      leave();
      void navigate(paths.home, { replace: true });
    }
    await begin(session);
  };

  return (
    <Dialog open={waiting !== undefined} onClose={leave} title={t('account.login.again')}>
      <p>{t('account.login.again.text')}</p>
      <SignInForm onSignedIn={signedIn}>
        <Button look="quiet" onClick={leave}>
          {t('account.login.not-now')}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
