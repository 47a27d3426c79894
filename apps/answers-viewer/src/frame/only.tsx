import { can, type Ability } from '@lykta/domain';
import { Navigate, Outlet } from 'react-router-dom';
import { useStaff } from './staff.ts';

/** Routes for members with an ability; others are redirected to the start. The server checks access anyway. */
export function Only({ ability }: { readonly ability: Ability }) {
  return can(useStaff().role, ability) ? <Outlet /> : <Navigate to="/" replace />;
}
