import type { CasePart } from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Bound } from './binder.ts';

/** The values of a member's part in a case that its mark covers: the child, the invitation, who, as what, and when. */
export const boundCaseWorker = (row: Omit<Selectable<Database['case_workers']>, 'mark'>): Bound => [
  row.account_id,
  row.invitation_id,
  row.member_id,
  row.part,
  row.from_day,
  row.to_day,
];

/** The values that the mark of an invitation's responsible worker covers. */
export const boundResponsible = (row: { id: string; responsible_id: string | null }): Bound => [
  row.id,
  row.responsible_id,
];

/** Whether a part in a case holds on a day; only a deputy's has a first and a last day. */
export const holdsOn = (
  { part, from_day, to_day }: { part: CasePart; from_day: string | null; to_day: string | null },
  day: string,
): boolean => part !== 'deputy' || (from_day !== null && to_day !== null && from_day <= day && day <= to_day);
