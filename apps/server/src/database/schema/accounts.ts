import type { Generated } from 'kysely';

export interface Accounts {
  id: string;
  username_secret: number;
  username_hmac: Buffer;
  /** Bound to the account and its name (records/accounts.ts). */
  password_sealed: Buffer;
  legacy: Generated<boolean>;
  legacy_link_hash: Buffer | null;
  /** The username, sealed with the child's key: only a call of the child's can open it. */
  address_sealed: Buffer | null;
  /** A code sent to the username's address was typed. */
  verified: Generated<boolean>;
  /** When the username was last changed: for a day no reset link is sent. */
  name_changed: Date | null;
  /** The digits that open the app, as an HMAC under the child's key; null without a lock. */
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
  /** When the password was last typed: export and deletion want it fresh. */
  confirmed: Date;
  /** security/binder.ts, as in the tables below */
  mark: Buffer;
  /** Must be unlocked first; says nothing while the account has no lock. */
  locked: Generated<boolean>;
  /** To the second, and only kept while the account has a lock. */
  last_call: Date | null;
  /** Wrong PINs since the last right one. */
  lock_tries: Generated<number>;
}

export interface ResetTokens {
  token_hash: Buffer;
  account_id: string | null;
  member_id: string | null;
  expires: Date;
  mark: Buffer;
}

/** A link that brings an earlier login back; the name is in clear view as an HMAC, so that nobody else takes it. */
export interface LoginUndos {
  id: string;
  token_hash: Buffer;
  account_id: string;
  /** The account's changes in their order. */
  nth: number;
  username_secret: number;
  username_hmac: Buffer;
  sealed: Buffer;
  expires: Date;
}

/** A code that was sent to an account's own address. */
export interface AddressCodes {
  account_id: string;
  code_hmac: Buffer;
  tries: Generated<number>;
  expires: Date;
}
