/** A form that a worker has opened to answer it with a child at one screen. */
export interface Sittings {
  id: string;
  account_id: string;
  invitation_id: string;
  request_id: string;
  form_id: string;
  form_version: number;
  /** Who opened it. */
  member_id: string;
  /** An HMAC of the code; null once it was typed. */
  code_mark: Buffer | null;
  /** The hash of the device's token; null until the code is typed. */
  token_hash: Buffer | null;
  /** The last time to type the code, then the end of the sitting. */
  expires: Date;
  /** What is answered so far, sealed with the child's key; null before the first answer. */
  sealed: Buffer | null;
  /** See security/binder.ts. */
  mark: Buffer;
}

/** An account that a worker made, until the child makes it its own with an address. Nobody can sign in to it. */
export interface CodeAccounts {
  account_id: string;
  /** The hash of the child's code; null before it has one. */
  code_hash: Buffer | null;
  expires: Date | null;
  mark: Buffer;
}
