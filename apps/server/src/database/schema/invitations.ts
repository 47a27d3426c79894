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
  /** The last day on which somebody can accept or send; null means no end. */
  last_day: Generated<string | null>;
  /** The day on which it ended for all of its children; null while it is open or paused. */
  ended: Generated<string | null>;
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
  /** The member who sent it, or set it to repeat; null if that is not known any more. */
  sent_by: Generated<string | null>;
  /** The last day to begin it; who has begun may finish later. */
  last_day: Generated<string | null>;
  /** The day on which children who have not answered are reminded, once; `reminded` is when that happened. */
  remind_on: Generated<string | null>;
  reminded: Generated<Date | null>;
  /** How often the request is sent anew, and the last day of that. */
  repeat_weeks: Generated<number | null>;
  repeat_until: Generated<string | null>;
  /** The day of its next round; null when none follows. */
  next_round: Generated<string | null>;
  /** The first request of the rounds that this one belongs to; null for the first one itself. */
  round_of: Generated<string | null>;
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
  /** Whether the responsible worker is not told yet of something that the child has sent. */
  has_news: Generated<boolean>;
  /** Who else was told that nobody reads: 0 nobody, 1 the deputies, 2 the admins. */
  told: Generated<number>;
  /** The day on which the child was warned that its answers will be erased. */
  erase_warned: Generated<string | null>;
  /**
   * The day on which staff ended this child's case; null while it is open. It has also ended with its invitation: the
   * earlier day of both counts.
   */
  ended: Generated<string | null>;
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
