import type { AuditKind } from '@lykta/domain';
import type { Generated } from 'kysely';

/** A line of the log, which only grows. */
export interface AuditLines {
  id: string;
  seq: Generated<string>;
  at: Date;
  organisation_id: string;
  /** Who did it; null = the operator of the server. */
  member_id: string | null;
  kind: AuditKind;
  pseudonym: string | null;
  invitation_id: string | null;
  request_id: string | null;
  form_id: string | null;
  form_version: number | null;
  /** The member whom it was done to. */
  subject_id: string | null;
  reason_id: string | null;
  /** JSON: a list of what changed. */
  details: string | null;
  /** The same for repeats of one hour; null for what is never folded. */
  fold: Buffer | null;
}

/** Why a member opens a child's answers, sealed with the child's key. Only grows. */
export interface Reasons {
  id: string;
  seq: Generated<string>;
  at: Date;
  member_id: string;
  invitation_id: string;
  pseudonym: string;
  sealed: Buffer;
}
