import type { Generated } from 'kysely';

/** A person or house in a child's life; deleted ones have no content. */
export interface PeopleAndHomes {
  account_id: string;
  id: string;
  sealed: Buffer | null;
  /** Their order; of the times of creation and deletion only the day is stored. */
  position: number;
  created: Date;
  deleted: Date | null;
}

export interface Moods {
  account_id: string;
  day: string;
  sealed: Buffer;
  created: Date;
}

export interface NotificationTokens {
  account_id: string;
  device_id: string;
  sealed: Buffer;
  language: string;
  schedule_start: Date;
  next_reminder: Date | null;
}

export interface Answers {
  id: string;
  account_id: string;
  form_id: string;
  form_version: number;
  invitation_id: string | null;
  request_id: string | null;
  sealed: Buffer;
  etag: number;
  created: Date;
  updated: Date;
  sent: Date | null;
  /** The sequence number of the child's sending under this invitation; the times above are stored to the day. */
  sent_order: number | null;
  /** The unit's answer back to the child, sealed with the child's key. */
  answer_back_sealed: Generated<Buffer | null>;
}

export interface AnswerSnapshots {
  id: string;
  account_id: string;
  form_id: string;
  form_version: number;
  sealed: Buffer;
  taken: Date;
}

export interface Shares {
  id: string;
  account_id: string;
  key_hash: Buffer;
  sealed: Buffer | null;
  created: Date;
  expires: Date;
  revoked: Date | null;
  opened: Generated<number>;
  last_opened: Date | null;
}
