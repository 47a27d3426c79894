import { createHmac } from 'node:crypto';
import { open, seal } from './sealing.ts';
import { deriveKey, type SecretList } from './secrets.ts';

/** A running count as stored. The name does not show whose it is, and the value is encrypted. */
export interface SealedCount {
  name: Buffer;
  secret_number: number;
  sealed: Buffer;
}

/**
 * Names and encrypts the counts of quarters that are not published yet, and supplies the random numbers for rounding
 * published numbers.
 */
export interface CountKeys {
  /** The number of the newest secret, under which everything new is stored. */
  newest: number;
  /** Returns the name under which the count of a place is stored. */
  nameOf(place: readonly string[]): Buffer;
  /**
   * Encrypts deterministically: the same value at the same place gives the same bytes, so that adding and then removing
   * something leaves no trace.
   */
  seal(name: Buffer, value: unknown): SealedCount;
  /** @throws {Error} if the value was changed or belongs to another name, or if its secret is no longer listed */
  open(count: SealedCount): unknown;
  /** Returns a number from 0 to 1 for a cell: constant, and unpredictable without the secret. */
  draw(cell: readonly string[]): number;
}

/** Pads to multiples of this, so that the length reveals little: a small form always fits in one block. */
const PAD_TO = 4096;
const NONCE_BYTES = 12;
const DRAW_BYTES = 6;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

function padded(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  return Buffer.concat([json], Math.ceil(json.length / PAD_TO) * PAD_TO).fill(' ', json.length);
}

export function createCountKeys(secrets: SecretList): CountKeys {
  const keys = new Map(secrets.map((secret) => [secret.number, deriveKey(secret, 'counts')]));
  const [first] = secrets;
  const names = deriveKey(first, 'count-names');
  const nonces = deriveKey(first, 'count-nonces');
  const cells = deriveKey(first, 'published-cells');
  const newest = first.number;
  const newestKey = deriveKey(first, 'counts');
  return {
    newest,
    nameOf: (place) => hmac(names, JSON.stringify(place)),
    seal(name, value) {
      const plain = padded(value);
      // The nonce is derived from name and content, so that it repeats only when both are the same.
      const nonce = hmac(nonces, name, plain).subarray(0, NONCE_BYTES);
      return {
        name,
        secret_number: newest,
        sealed: seal(newestKey, `counts/${name.toString('hex')}`, plain, nonce),
      };
    },
    open({ name, secret_number, sealed }) {
      const key = keys.get(secret_number);
      if (!key) throw new Error(`secret number ${secret_number} is missing in LYKTA_SECRET`);
      return JSON.parse(open(key, `counts/${name.toString('hex')}`, sealed).toString());
    },
    draw: (cell) => hmac(cells, JSON.stringify(cell)).readUIntBE(0, DRAW_BYTES) / 2 ** (8 * DRAW_BYTES),
  };
}
