import { randomBytes } from 'node:crypto';
import { open, paddedJson, seal } from './sealing.ts';
import { deriveKey, type SecretList } from './secrets.ts';

/**
 * The key of one child's data, as long as a request lasts. It exists outside memory only wrapped by a master key;
 * deleting the wrapped key erases the child (docs/threat-model.md).
 */
export interface ChildKey {
  childId: string;
  key: Buffer;
}

/** A child's key as the table child_keys holds it. */
interface WrappedKey {
  secret_number: number;
  wrapped: Buffer;
}

/** Tables whose rows hold something encrypted with the child's key. */
export type SealedTable =
  | 'accounts'
  | 'login_undos'
  | 'profiles'
  | 'persons'
  | 'houses'
  | 'moods'
  | 'answers'
  | 'answer_snapshots'
  | 'shares'
  | 'notification_tokens'
  | 'readings';

/** Wraps and unwraps children's keys with the master keys derived from LYKTA_SECRET. */
export interface KeyRing {
  /** A fresh key for a new child. */
  make(childId: string): { childKey: ChildKey; wrapped: WrappedKey };
  /** @throws {Error} when its secret is no longer in LYKTA_SECRET */
  unwrap(childId: string, wrapped: WrappedKey): ChildKey;
  wrap(childKey: ChildKey): WrappedKey;
  /** The number of the newest secret; keys wrapped under another one are wrapped anew at sign-in. */
  newest: number;
}

export function createKeyRing(secrets: SecretList): KeyRing {
  const masters = new Map(secrets.map((secret) => [secret.number, deriveKey(secret, 'child-keys')]));
  const newest = secrets[0].number;
  const context = (childId: string) => `child_keys/${childId}`;
  const master = (number: number) => {
    const key = masters.get(number);
    if (!key) throw new Error(`secret number ${number} is missing in LYKTA_SECRET`);
    return key;
  };
  const wrap = ({ childId, key }: ChildKey): WrappedKey => ({
    secret_number: newest,
    wrapped: seal(master(newest), context(childId), key),
  });
  return {
    newest,
    wrap,
    make: (childId) => {
      const childKey = { childId, key: randomBytes(32) };
      return { childKey, wrapped: wrap(childKey) };
    },
    unwrap: (childId, { secret_number, wrapped }) => ({
      childId,
      key: open(master(secret_number), context(childId), wrapped),
    }),
  };
}

const place = (childKey: ChildKey, table: SealedTable, row: string) => `${childKey.childId}/${table}/${row}`;

/**
 * Encrypts a JSON value for one row of one table.
 * @param row the row's key within the child, such as a mood's day; the value can be read only there
 */
export function encryptFor(childKey: ChildKey, table: SealedTable, row: string, value: unknown): Buffer {
  return seal(childKey.key, place(childKey, table, row), paddedJson(value));
}

/**
 * What `encryptFor` encrypted, with the same child, table and row. The caller names the type that it stored.
 * @throws {Error} when the value belongs to another place or was changed
 */
export function decryptFrom<T>(childKey: ChildKey, table: SealedTable, row: string, sealed: Buffer): T {
  return JSON.parse(open(childKey.key, place(childKey, table, row), sealed).toString()) as T;
}
