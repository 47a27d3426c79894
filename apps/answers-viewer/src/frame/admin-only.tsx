import { can } from '@lykta/domain';
import { Navigate, Outlet } from 'react-router-dom';
import { useStaff } from './staff.ts';

/** Routes for admins; other members are redirected to the start. The server checks access anyway. */
export function AdminOnly() {
  return can(useStaff().role, 'manage-organisation') ? <Outlet /> : <Navigate to="/" replace />;
}
