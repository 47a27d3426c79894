import { useOrganisationQuery } from '@lykta/api';
import { useStaff } from './staff.ts';

/** The units that the member sees: a worker's own, all of the organisation for an admin. */
export function useUnits(): string[] {
  const { units, role } = useStaff();
  const isAdmin = role === 'admin';
  const { data: organisation } = useOrganisationQuery(undefined, { skip: !isAdmin });
  return (isAdmin ? organisation?.units : undefined) ?? units;
}
