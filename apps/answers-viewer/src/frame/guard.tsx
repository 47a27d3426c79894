import { useStaffQuery } from '@lykta/api';
import { sessionView } from '@lykta/app-shell';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Failure } from './failure.tsx';
import { Loading } from './loading.tsx';
import { StaffContext } from './staff.ts';

/**
 * Renders its routes for signed-in members. Redirects to the sign-in page without a session, and to the enrolment
 * before it is done.
 */
export function Guard() {
  const view = sessionView(useStaffQuery());
  const { pathname, search } = useLocation();
  switch (view.kind) {
    case 'restoring':
      return <Loading />;
    case 'unreachable':
      return <Failure error={view.failure} onRetry={view.retry} page />;
    case 'out':
      return <Navigate to="/sign-in" replace state={{ from: pathname + search, ended: view.ended }} />;
    case 'in': {
      const { session: staff } = view;
      if (staff.enrol && pathname !== '/enrol') return <Navigate to="/enrol" replace />;
      if (!staff.enrol && pathname === '/enrol') return <Navigate to="/" replace />;
      return (
        <StaffContext value={staff}>
          <Outlet />
        </StaffContext>
      );
    }
  }
  return view satisfies never;
}
