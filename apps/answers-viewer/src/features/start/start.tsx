import { can } from '@lykta/domain';
import { Navigate } from 'react-router-dom';
import { opensDesk } from '../../frame/opens-desk.ts';
import { useStaff } from '../../frame/staff.ts';
import { DeskStart } from './desk-start.tsx';
import { LeadStart } from './lead-start.tsx';

/** The start page of a member: the children to read, the load of those it leads, or the forms. */
export function Start() {
  const staff = useStaff();
  if (!can(staff.role, 'handle-cases')) return <Navigate to="/forms" replace />;
  return opensDesk(staff) ? <DeskStart /> : <LeadStart />;
}
