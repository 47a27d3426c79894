import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deriveKey, type Secret, type SecretList } from './secrets.ts';

/** The values of a row that only this server may have written. */
export type Bound = readonly (string | number | boolean | Date | Buffer | null)[];

/** The kinds of rows that carry a mark; a mark of one kind is not valid for another. */
type BoundKind =
  | 'session'
  | 'staff-session'
  | 'reset-token'
  | 'share-read'
  | 'member'
  | 'member-unit'
  | 'open-unit'
  | 'responsible'
  | 'case-worker'
  | 'sitting'
  | 'sitting-code'
  | 'code-account';

/**
 * Marks rows with an HMAC under LYKTA_SECRET, so that an attacker who can write to the database but lacks the secret
 * can neither create such a row nor change its values (docs/threat-model.md). A mark starts with the number of its
 * secret.
 */
export interface Binder {
  mark(kind: BoundKind, row: Bound): Buffer;
  /** Whether this server made the mark for exactly these values, under a secret that is still listed. */
  holds(kind: BoundKind, row: Bound, mark: Buffer | null): boolean;
}

const NUMBER_BYTES = 2;

export function createBinder(secrets: SecretList): Binder {
  const keyOf = (secret: Secret) => createSecretKey(deriveKey(secret, 'rows'));
  const keys = new Map(secrets.map((secret) => [secret.number, keyOf(secret)]));
  const [{ number }] = secrets;
  const newest = keyOf(secrets[0]);
  const digest = (key: KeyObject, kind: BoundKind, row: Bound) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...row.map(toText)]))
      .digest();
  return {
    mark(kind, row) {
      const head = Buffer.alloc(NUMBER_BYTES);
      head.writeUInt16BE(number);
      return Buffer.concat([head, digest(newest, kind, row)]);
    },
    holds(kind, row, mark) {
      if (!mark || mark.length < NUMBER_BYTES) return false;
      const key = keys.get(mark.readUInt16BE(0));
      if (!key) return false;
      const expected = digest(key, kind, row);
      const given = mark.subarray(NUMBER_BYTES);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

function toText(value: Bound[number]): string | number | boolean | null {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? value.toString('base64') : value;
}
