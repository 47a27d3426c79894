import { failureOf, useStaffQuery } from '@lykta/api';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Failure } from './failure.tsx';
import { Loading } from './loading.tsx';
import { StaffContext } from './staff.ts';

/**
 * Renders its routes for signed-in members. Redirects to the sign-in page without a session, and to the enrolment
 * before it is done.
 */
export function Guard() {
  const { data: staff, error, refetch } = useStaffQuery();
  const { pathname, search } = useLocation();
  if (error && failureOf(error).code === 'not-signed-in') {
    return <Navigate to="/sign-in" replace state={{ from: pathname + search, ended: staff !== undefined }} />;
  }
  if (!staff) return error ? <Failure error={error} onRetry={refetch} page /> : <Loading />;
  if (staff.enrol && pathname !== '/enrol') return <Navigate to="/enrol" replace />;
  if (!staff.enrol && pathname === '/enrol') return <Navigate to="/" replace />;
  return (
    <StaffContext value={staff}>
      <Outlet />
    </StaffContext>
  );
}
