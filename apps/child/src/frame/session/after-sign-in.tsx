import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { pendingCodes } from '../storage/codes.ts';
import { keptPlace } from './left-place.ts';
import { useSession } from './session.ts';

interface Props {
  /** Where a child without a waiting invitation goes. */
  to: string;
}

/** Leads on after signing in: back to where the session ended, to an invitation whose code waits here, else on. */
export function AfterSignIn({ to }: Props) {
  const session = useSession();
  const place = session.kind === 'in' ? keptPlace(session.session.id) : undefined;
  if (place) return <Navigate to={place.path} replace state={place.state} />;
  if (pendingCodes().length > 0) return <Navigate to={paths.acceptInvitation} replace state={{ next: to }} />;
  return <Navigate to={to} replace />;
}
