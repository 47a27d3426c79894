import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { pendingCodes } from '../storage/codes.ts';
import { keptPlace } from './left-place.ts';
import { useSession } from './session.ts';

interface Props {
  /** Path for a child without a pending invitation. */
  to: string;
}

/**
 * Redirects after signing in: to the page where the session ended, to an invitation whose code is stored, otherwise
 * to `to`.
 */
export function AfterSignIn({ to }: Props) {
  const session = useSession();
  const place = session.kind === 'in' ? keptPlace(session.session.id) : undefined;
  if (place) return <Navigate to={place.path} replace state={place.state} />;
  if (pendingCodes().length > 0) return <Navigate to={paths.acceptInvitation} replace state={{ next: to }} />;
  return <Navigate to={to} replace />;
}
