import { createHmac } from 'node:crypto';
import { deriveKey, type SecretList } from './secrets.ts';

/** A username as it is stored: never in clear (docs/threat-model.md). */
export interface UsernameMark {
  username_secret: number;
  username_hmac: Buffer;
}

/** Marks of usernames under every secret that is still known. */
export interface UsernameMarks {
  /** The mark to store. */
  of(username: string): UsernameMark;
  /** All marks under which it may have been stored, newest first. */
  all(username: string): UsernameMark[];
}

/** @param label separates usernames from other uses; legacy names have one of their own */
export function createUsernameMarks(secrets: SecretList, label = 'usernames'): UsernameMarks {
  const keys = secrets.map((secret) => ({ number: secret.number, key: deriveKey(secret, label) }));
  const all = (username: string) =>
    keys.map(({ number, key }) => ({
      username_secret: number,
      username_hmac: createHmac('sha256', key).update(username).digest(),
    }));
  return { all, of: (username) => all(username)[0]! };
}
