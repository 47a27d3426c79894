import { useSearchParams } from 'react-router-dom';
import { ChoosePassword } from './choose-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** /resetpwd: without a token the request, with one the new password (docs/product.md §2). */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <ChoosePassword token={token} /> : <RequestReset />;
}
