import { failureOf, useLinkToken, useResetLinkQuery } from '@lykta/api';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { ChoosePassword, PasswordChosen } from './choose-password.tsx';
import { LinkEnded } from './link-ended.tsx';
import { RequestReset } from './request-reset.tsx';

/** /resetpwd: requests a link without a token, sets the new password with one (docs/product.md §2). */
export function ResetPasswordScreen() {
  const location = useLocation();
  const [token, forget] = useLinkToken(location, useNavigate());
  if (location.state === 'chosen') return <PasswordChosen />;
  return token === undefined ? <RequestReset /> : <WithLink token={token} onAskAgain={forget} />;
}

/** A link that has ended says so at once; when it can't be looked at, the form does, and the server decides there. */
function WithLink({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const link = useResetLinkQuery(token);
  if (link.isLoading) return <LoadingScreen />;
  if (link.error && failureOf(link.error).status === 401) return <LinkEnded onAskAgain={onAskAgain} />;
  return <ChoosePassword token={token} onAskAgain={onAskAgain} />;
}
