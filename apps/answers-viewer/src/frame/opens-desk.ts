import { can, type StaffSession } from '@lykta/domain';

/** Whether a member's start page is the desk: who works in no unit opens no answers. */
export const opensDesk = ({ role, units }: Pick<StaffSession, 'role' | 'units'>): boolean =>
  can(role, 'open-answers') && units.length > 0;

/** What the desk asks for its first list: the member's own children, by what weighs most. */
export const MINE_BY_GROUPS = { whose: 'mine', sort: 'groups' } as const;
