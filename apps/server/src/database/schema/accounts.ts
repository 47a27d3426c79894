import type { Generated } from 'kysely';

export interface Accounts {
  id: string;
  username_secret: number;
  username_hmac: Buffer;
  /** Bound to the account and its name (records/accounts.ts). */
  password_sealed: Buffer;
  legacy: Generated<boolean>;
  legacy_link_hash: Buffer | null;
  /** The username, encrypted with the child's key: only a call of the child can decrypt it. */
  address_sealed: Buffer | null;
  /** Whether a code sent to the username's address was typed. */
  verified: Generated<boolean>;
  /** When the username was last changed; no reset link is sent for a day after it. */
  name_changed: Date | null;
  /** The PIN of the app lock, as an HMAC under the child's key; null without a lock. */
  lock_hmac: Buffer | null;
  created: Date;
}

export interface ChildKeys {
  account_id: string;
  secret_number: number;
  wrapped: Buffer;
}

export interface Sessions {
  token_hash: Buffer;
  account_id: string;
  device_id: string | null;
  created: Date;
  last_seen: Date;
  /** When the password was last typed: export and deletion require that it was recent. */
  confirmed: Date;
  /** See security/binder.ts, also for the tables below. */
  mark: Buffer;
  /** Whether the session must be unlocked first; without a lock on the account it has no meaning. */
  locked: Generated<boolean>;
  /** To the second; stored only while the account has a lock. */
  last_call: Date | null;
  /** The number of wrong PINs since the last right one. */
  lock_tries: Generated<number>;
}

export interface ResetTokens {
  token_hash: Buffer;
  account_id: string | null;
  member_id: string | null;
  expires: Date;
  mark: Buffer;
}

/** A link that restores a previous login. Its name is stored as an HMAC, so that the server can reserve it. */
export interface LoginUndos {
  id: string;
  token_hash: Buffer;
  account_id: string;
  /** The order of the account's changes. */
  nth: number;
  username_secret: number;
  username_hmac: Buffer;
  sealed: Buffer;
  expires: Date;
}

/** A verification code sent to an account's own address. */
export interface AddressCodes {
  account_id: string;
  code_hmac: Buffer;
  tries: Generated<number>;
  expires: Date;
}
