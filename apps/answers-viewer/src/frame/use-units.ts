import { can } from '@lykta/domain';
import { useOrganisationQuery } from '@lykta/api';
import { useStaff } from './staff.ts';

/** The units that the member sees: a worker's own, or all for an admin. */
export function useUnits(): string[] {
  const { units, role } = useStaff();
  const seesOrganisation = can(role, 'see-organisation');
  const { data: organisation } = useOrganisationQuery(undefined, { skip: !seesOrganisation });
  return (seesOrganisation ? organisation?.units : undefined) ?? units;
}
