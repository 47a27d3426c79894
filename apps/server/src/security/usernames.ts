import { createHmac } from 'node:crypto';
import { deriveKey, type Secret, type SecretList } from './secrets.ts';

/** A username as stored: as an HMAC, never in clear text (docs/threat-model.md). */
export interface UsernameMark {
  username_secret: number;
  username_hmac: Buffer;
}

/** Computes marks of usernames under every listed secret. */
export interface UsernameMarks {
  /** Returns the mark to store. */
  of(username: string): UsernameMark;
  /** Returns all marks under which the name may be stored, newest first. */
  all(username: string): UsernameMark[];
}

/** @param label separates usernames from other uses; imported names have their own label */
export function createUsernameMarks(secrets: SecretList, label = 'usernames'): UsernameMarks {
  const marking = (secret: Secret) => {
    const key = deriveKey(secret, label);
    return (username: string): UsernameMark => ({
      username_secret: secret.number,
      username_hmac: createHmac('sha256', key).update(username).digest(),
    });
  };
  const under = secrets.map(marking);
  return { all: (username) => under.map((mark) => mark(username)), of: marking(secrets[0]) };
}
