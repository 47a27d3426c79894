import { useLinkToken } from '@lykta/api';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChoosePassword, PasswordChosen } from './choose-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** /resetpwd: without a token the request, with one the new password (docs/product.md §2). */
export function ResetPasswordScreen() {
  const location = useLocation();
  const [token, forget] = useLinkToken(location, useNavigate());
  if (location.state === 'chosen') return <PasswordChosen />;
  return token === undefined ? <RequestReset /> : <ChoosePassword token={token} onAskAgain={forget} />;
}
