import { can } from '@lykta/domain';
import { Navigate, Outlet } from 'react-router-dom';
import { useStaff } from './staff.ts';

/** Screens for admins; others are led to the start. The server decides anyway. */
export function AdminOnly() {
  return can(useStaff().role, 'manage-organisation') ? <Outlet /> : <Navigate to="/" replace />;
}
