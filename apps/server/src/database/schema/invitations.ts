import type { Generated } from 'kysely';

export interface Invitations {
  id: string;
  organisation_id: string;
  unit_id: string;
  code: string;
  max_clients: number;
  accepted: Generated<number>;
  status: Generated<'active' | 'paused' | 'closed'>;
  created: Date;
  created_by: string | null;
  /** The unit's own label, sealed with a server key. */
  label_sealed: Generated<Buffer | null>;
  /** Who becomes responsible for the children that accept; without a valid mark nobody. */
  responsible_id: Generated<string | null>;
  responsible_mark: Generated<Buffer | null>;
}

export interface Requests {
  id: string;
  invitation_id: string;
  created: Date;
  /**
   * Whether the request is only for the children in `request_children`; otherwise it is for all children of the
   * invitation.
   */
  chosen: Generated<boolean>;
  /** From this time on, children who have not begun are no longer asked. */
  withdrawn: Generated<Date | null>;
}

export interface RequestForms {
  request_id: string;
  form_id: string;
  form_version: number;
  position: number;
}

export interface InvitationRecipients {
  invitation_id: string;
  username_secret: number;
  username_hmac: Buffer;
}

export interface Acceptances {
  account_id: string;
  invitation_id: string;
  /** The unit of the invitation. */
  unit_id: string;
  pseudonym: string;
  accepted: Date;
  left_at: Date | null;
  /** The day when the child accepted, or last sent a form. */
  last_activity: Date;
  /** The order of these activities among all children. */
  last_activity_order: Generated<number>;
  /** How many forms the child has sent. */
  sent: Generated<number>;
  /** How many of them nobody has opened; `read_forms` says which ones a member has read. */
  unread: Generated<number>;
  /** Whether staff see the child's own figure under this invitation. */
  shows_figure: Generated<boolean>;
  /** The unit's own label for the child, sealed with the child's key. */
  label_sealed: Generated<Buffer | null>;
  /** The flags of what the child has sent (records/flags.ts), sealed with the child's key. */
  flags_sealed: Generated<Buffer | null>;
}

/** A sent form that is in the unit's own record. */
export interface RecordedForms {
  pseudonym: string;
  request_id: string;
  form_id: string;
  form_version: number;
  /** Who put it there. */
  member_id: string;
  day: string;
}

/** A sent form that a member has read. */
export interface ReadForms {
  pseudonym: string;
  member_id: string;
  request_id: string;
  form_id: string;
  form_version: number;
  /** The day of the first reading. */
  day: string;
}
