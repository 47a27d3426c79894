import { useLinkToken } from '@lykta/api';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChoosePassword, PasswordChosen } from './choose-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** /resetpwd: requests a link without a token, sets the new password with one (docs/product.md §2). */
export function ResetPasswordScreen() {
  const location = useLocation();
  const [token, forget] = useLinkToken(location, useNavigate());
  if (location.state === 'chosen') return <PasswordChosen />;
  return token === undefined ? <RequestReset /> : <ChoosePassword token={token} onAskAgain={forget} />;
}
