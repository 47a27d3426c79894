import { compareTimes, type StaffInvitation } from '@lykta/domain';
import { matchesSearch } from '../../frame/children/child-code.ts';

/** Filter of invitations; an empty string matches all. */
export interface InvitationFilter {
  typed: string;
  unit: string;
  status: string;
}

/** The matching invitations, newest first. */
export function filterInvitations(
  list: StaffInvitation[],
  { typed, unit, status }: InvitationFilter,
): StaffInvitation[] {
  return list
    .filter((one) => matchesSearch(typed, one.code, one.label))
    .filter((one) => unit === '' || one.unit === unit)
    .filter((one) => status === '' || one.status.status === status)
    .sort((a, b) => compareTimes(b.created, a.created));
}
