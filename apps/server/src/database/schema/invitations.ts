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
  /** The invitation's. */
  unit_id: string;
  pseudonym: string;
  accepted: Date;
  left_at: Date | null;
  /** The day when the child accepted, or last sent a form. */
  stirred: Date;
  /** The order of that among all children. */
  stirred_order: Generated<number>;
  /** How many forms the child has sent. */
  sent: Generated<number>;
  /** How many of them nobody has opened. */
  unread: Generated<number>;
  /** Staff see the child's own figure under this invitation. */
  shows_figure: Generated<boolean>;
}
