import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SignedOut } from '../../frame/signed-out.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { AskForLink } from './ask-for-link.tsx';
import { NewPassword } from './new-password.tsx';

/** Without a token: ask for a link. With the token of a link: choose the password. */
export function Password() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  const title = token ? t('password.new.title') : t('password.ask.title');
  usePageTitle(title);
  return (
    <SignedOut title={title} intro={token ? t('password.new.intro') : t('password.ask.intro')}>
      {token ? <NewPassword token={token} /> : <AskForLink />}
    </SignedOut>
  );
}
