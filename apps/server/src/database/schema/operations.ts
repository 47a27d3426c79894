import type { Generated } from 'kysely';

export interface Outbox {
  id: string;
  kind: 'email' | 'sms' | 'push';
  sealed: Buffer;
  state: Generated<'waiting' | 'dead'>;
  created: Date;
  expires: Date;
  next_try: Date;
  tries: Generated<number>;
  /**
   * The child that the message belongs to; deleting the account deletes it. Null for staff and for addresses without an
   * account.
   */
  account_id: string | null;
  /** The device of a push; deleting the device deletes the push. */
  device_id: string | null;
  /** The member that it tells of its cases; only one such message waits for each. */
  member_id: Generated<string | null>;
}

export interface BotChecks {
  id: string;
  expires: Date;
  used: Generated<boolean>;
  code_tries: Generated<number>;
  code_solved: Generated<boolean>;
}

export interface RateBuckets {
  name: string;
  key: Buffer;
  count: number;
  since: Date;
  last: Date;
  expires: Date;
}
