import { useLinkToken } from '@lykta/api';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignedOut } from '../../frame/signed-out.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { AskForLink } from './ask-for-link.tsx';
import { NewPassword } from './new-password.tsx';

/** Without a token: requests a link. With a link's token: sets the password. */
export function Password() {
  const { t } = useTranslation();
  const [token, forget] = useLinkToken(useLocation(), useNavigate());
  const title = token ? t('password.new.title') : t('password.ask.title');
  usePageTitle(title);
  return (
    <SignedOut title={title} intro={token ? t('password.new.intro') : t('password.ask.intro')}>
      {token ? <NewPassword token={token} onAskAgain={forget} /> : <AskForLink />}
    </SignedOut>
  );
}
