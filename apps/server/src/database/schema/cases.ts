import type { CasePart, NoticeKind } from '@lykta/domain';

/** A member's part in a child's case. */
export interface CaseWorkers {
  account_id: string;
  invitation_id: string;
  member_id: string;
  part: CasePart;
  /** The first and the last day of a deputy; null for the other parts. */
  from_day: string | null;
  to_day: string | null;
  mark: Buffer;
}

/** What a member is told of a case until it has seen it. */
export interface CaseNotices {
  id: string;
  /** Who is told. */
  member_id: string;
  account_id: string;
  invitation_id: string;
  kind: NoticeKind;
  /** The member who did it; null for what no member did. */
  by_id: string | null;
  day: string;
  /** The reason of an emergency. */
  reason_id: string | null;
}
