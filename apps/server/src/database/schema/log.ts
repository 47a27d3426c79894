import type { AuditKind } from '@lykta/domain';
import type { Generated } from 'kysely';

/** An entry of the log, which only grows. */
export interface AuditLines {
  id: string;
  seq: Generated<string>;
  at: Date;
  organisation_id: string;
  /** The member who acted; null means the server's operator. */
  member_id: string | null;
  kind: AuditKind;
  pseudonym: string | null;
  invitation_id: string | null;
  request_id: string | null;
  form_id: string | null;
  form_version: number | null;
  /** The member whom the action affected. */
  subject_id: string | null;
  reason_id: string | null;
  /** JSON: a list of what changed. */
  details: string | null;
  /** Equal for repeats within an hour; null for events that are never combined. */
  fold: Buffer | null;
}

/** Why a member opens a child's answers, encrypted with the child's key. Rows are only added. */
export interface Reasons {
  id: string;
  seq: Generated<string>;
  at: Date;
  member_id: string;
  invitation_id: string;
  pseudonym: string;
  sealed: Buffer;
  /** Whether it was an emergency; `sealed` is bound to it. */
  urgent: Generated<boolean>;
}
