import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { emptyLedger, openLedger, sealLedger, type Ledger, type SealedLedger } from './ledger.ts';
import { open, paddedJson, seal } from './sealing.ts';
import { deriveKey, type SecretList } from './secrets.ts';

/**
 * The key of one child's data, in memory for one request. It is stored only wrapped by a master key; deleting the
 * wrapped key makes the child's data unreadable (docs/threat-model.md).
 */
export interface ChildKey {
  childId: string;
  key: KeyObject;
  /** Distinguishes the present version of a sealed value from older ones (records/ledgers.ts writes it). */
  ledger: Ledger;
}

/** A child's key as stored in the table child_keys. */
export interface WrappedKey {
  secret_number: number;
  wrapped: Buffer;
}

/**
 * Tables whose rows contain values encrypted with the child's key. A second value of a row has a name of its own: flags
 * stand in `acceptances`, answers back in `answers`.
 */
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
  | 'readings'
  | 'acceptances'
  | 'child_flags'
  | 'answers_back'
  | 'extracts'
  | 'sittings';

/** Wraps and unwraps children's keys with the master keys derived from LYKTA_SECRET. */
export interface KeyRing {
  /** Creates a key for a new child, and its empty ledger. */
  make(childId: string): { childKey: ChildKey; wrapped: WrappedKey; ledger: SealedLedger };
  /** @throws {Error} if its secret is no longer in LYKTA_SECRET */
  unwrap(childId: string, stored: WrappedKey & SealedLedger): ChildKey;
  /** Adds an empty ledger to a key stored before ledgers existed (migration 8). */
  begin(childId: string, wrapped: WrappedKey): { childKey: ChildKey; ledger: SealedLedger };
  /** Wraps the same key under the newest secret. @throws {Error} like `unwrap` */
  rewrap(childId: string, wrapped: WrappedKey): WrappedKey;
  /** The number of the newest secret; keys wrapped under another one are rewrapped. */
  newest: number;
}

export function createKeyRing(secrets: SecretList): KeyRing {
  const masters = new Map(
    secrets.map((secret) => [secret.number, createSecretKey(deriveKey(secret, 'child-keys'))]),
  );
  const newest = secrets[0].number;
  const context = (childId: string) => `child_keys/${childId}`;
  const master = (number: number) => {
    const key = masters.get(number);
    if (!key) throw new Error(`secret number ${number} is missing in LYKTA_SECRET`);
    return key;
  };
  const wrap = (childId: string, key: Buffer): WrappedKey => ({
    secret_number: newest,
    wrapped: seal(master(newest), context(childId), key),
  });
  const keyOf = (childId: string, { secret_number, wrapped }: WrappedKey) =>
    open(master(secret_number), context(childId), wrapped);
  return {
    newest,
    make: (childId) => {
      const bytes = randomBytes(32);
      const childKey = { childId, key: createSecretKey(bytes), ledger: emptyLedger() };
      const { key, ledger } = childKey;
      return { childKey, wrapped: wrap(childId, bytes), ledger: sealLedger(childId, key, ledger) };
    },
    unwrap: (childId, stored) => {
      const key = createSecretKey(keyOf(childId, stored));
      return { childId, key, ledger: openLedger(childId, key, stored) };
    },
    begin: (childId, wrapped) => {
      const key = createSecretKey(keyOf(childId, wrapped));
      const childKey = { childId, key, ledger: emptyLedger() };
      return { childKey, ledger: sealLedger(childId, childKey.key, childKey.ledger) };
    },
    rewrap: (childId, wrapped) => wrap(childId, keyOf(childId, wrapped)),
  };
}

const FORMAT = 2;
const HEAD_BYTES = 5;
/** The version of a row that was never changed. */
const FIRST = 1;

/** Where a value is stored; it can be decrypted only there. */
export interface SealedPlace {
  table: SealedTable;
  /** The row's key within the child's data, such as a mood's day. */
  row: string;
  /** Further columns of the row that must not be changed without the key, as one text. */
  with?: string;
}

const contextOf = ({ childId }: ChildKey, { table, row, with: bound = '' }: SealedPlace, version: number) =>
  `${childId}/${table}/${row}/${version}/${bound}`;
const nameOf = ({ table, row }: SealedPlace) => `${table}/${row}`;
const present = ({ ledger }: ChildKey, place: SealedPlace) => ledger.versions.get(nameOf(place)) ?? FIRST;

function sealVersion(childKey: ChildKey, place: SealedPlace, version: number, value: unknown): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FORMAT);
  head.writeUInt32BE(version, 1);
  return Buffer.concat([head, seal(childKey.key, contextOf(childKey, place, version), paddedJson(value))]);
}

/** Encrypts a JSON value for a new row, or for a row that never changes. */
export function encryptNew(childKey: ChildKey, place: SealedPlace, value: unknown): Buffer {
  return sealVersion(childKey, place, FIRST, value);
}

/**
 * Encrypts the next value of a row and notes its version in the child's ledger. Once the ledger is stored, the row's
 * previous value is refused. Write both in one statement (`withLedger`).
 */
export function encryptNext(childKey: ChildKey, place: SealedPlace, value: unknown): Buffer {
  return sealVersion(childKey, place, endVersion(childKey, place), value);
}

/**
 * Notes in the ledger that a row's present value is no longer valid, such as a revoked link's. Write the ledger in the
 * same transaction.
 */
export function endVersion(childKey: ChildKey, place: SealedPlace): number {
  const version = present(childKey, place) + 1;
  childKey.ledger.versions.set(nameOf(place), version);
  return version;
}

/**
 * Decrypts a value stored at this place of this child. The caller must name the type that it stored.
 * @throws {Error} if the value belongs to another place, is an older version of it, or was changed
 */
export function decryptFrom<T>(childKey: ChildKey, place: SealedPlace, sealed: Buffer): T {
  if (sealed.length < HEAD_BYTES || sealed[0] !== FORMAT) throw new Error('not sealed with a child’s key');
  const version = sealed.readUInt32BE(1);
  if (version < present(childKey, place)) throw new Error('an older version was put back');
  const plain = open(childKey.key, contextOf(childKey, place, version), sealed.subarray(HEAD_BYTES));
  // Another request may have written a newer version after the ledger was read: continue from that version.
  if (version > present(childKey, place)) childKey.ledger.versions.set(nameOf(place), version);
  return JSON.parse(plain.toString());
}
