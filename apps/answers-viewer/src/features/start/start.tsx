import { can } from '@lykta/domain';
import { Navigate } from 'react-router-dom';
import { useStaff } from '../../frame/staff.ts';
import { DeskStart } from './desk-start.tsx';
import { LeadStart } from './lead-start.tsx';

/** The start page of a member: the children to read, the load of those it leads, or the forms. */
export function Start() {
  const { role, units } = useStaff();
  if (!can(role, 'handle-cases')) return <Navigate to="/forms" replace />;
  // Who works in no unit opens no answers.
  return can(role, 'open-answers') && units.length > 0 ? <DeskStart /> : <LeadStart />;
}
