import type { StaffInvitation } from '@lykta/domain';
import { matchesCode } from '../../frame/children/child-code.ts';

/** What somebody looks for; an empty string means any. */
export interface InvitationFilter {
  typed: string;
  unit: string;
  status: string;
}

/** The invitations that fit, newest first. */
export function filterInvitations(
  list: StaffInvitation[],
  { typed, unit, status }: InvitationFilter,
): StaffInvitation[] {
  return list
    .filter((one) => matchesCode(typed, one.code))
    .filter((one) => unit === '' || one.unit === unit)
    .filter((one) => status === '' || one.status.status === status)
    .sort((a, b) => b.created.localeCompare(a.created));
}
