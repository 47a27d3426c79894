import { LinkButton, Note } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { useBeginSession, useSessionEnd } from '../../frame/session/session.ts';
import { pendingCodes } from '../../frame/storage/codes.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. On success the route table redirects to /home (docs/product.md §2, login). */
export function LoginScreen() {
  const { t } = useTranslation();
  const begin = useBeginSession();
  const ended = useSessionEnd();
  return (
    <Screen title={t('account.login.title')} back={paths.start}>
      {ended && <Note>{ended === 'over' ? t('account.login.ended') : t('account.login.no-cookie')}</Note>}
      {!ended && pendingCodes().length > 0 && <Note>{t('account.login.invited')}</Note>}
      <SignInForm onSignedIn={begin}>
        <LinkButton look="text" href={paths.resetPassword}>
          {t('account.login.forgot')}
        </LinkButton>
        <LinkButton look="text" href={paths.create}>
          {t('account.login.create')}
        </LinkButton>
      </SignInForm>
    </Screen>
  );
}
