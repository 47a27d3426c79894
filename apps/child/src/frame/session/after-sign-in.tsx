import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { pendingCodes } from '../storage/codes.ts';

interface Props {
  /** Where a child without a waiting invitation goes. */
  to: string;
}

/** Leads on after signing in: to an invitation whose code waits here, else on. */
export function AfterSignIn({ to }: Props) {
  if (pendingCodes().length > 0) return <Navigate to={paths.acceptInvitation} replace state={{ next: to }} />;
  return <Navigate to={to} replace />;
}
