import { createHmac } from 'node:crypto';
import { open, seal } from './sealing.ts';
import { deriveKey, type SecretList } from './secrets.ts';

/** A running count as its table holds it: whose it is can't be read from the name, nor what it says from the rest. */
export interface SealedCount {
  name: Buffer;
  secret_number: number;
  sealed: Buffer;
}

/** Names and seals the counts of quarters that are not published yet, and draws how published numbers are rounded. */
export interface CountKeys {
  /** The number of the newest secret, under which everything new is stored. */
  newest: number;
  /** The name under which the count of a place is stored. */
  nameOf(place: readonly string[]): Buffer;
  /** The same value in the same place gives the same bytes: what was taken away again leaves no trace. */
  seal(name: Buffer, value: unknown): SealedCount;
  /** @throws {Error} when the value was changed or belongs to another name, or its secret is gone */
  open(count: SealedCount): unknown;
  /** A number from 0 up to 1 that nobody without the secret can foresee, and that is always the same for a cell. */
  draw(cell: readonly string[]): number;
}

/** Lengths tell less in steps: a small form fits in one, whatever was chosen. */
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
  const [names, nonces, cells] = ['count-names', 'count-nonces', 'published-cells'].map((label) =>
    deriveKey(first, label),
  ) as [Buffer, Buffer, Buffer];
  const newest = first.number;
  return {
    newest,
    nameOf: (place) => hmac(names, JSON.stringify(place)),
    seal(name, value) {
      const plain = padded(value);
      // The nonce comes from what is sealed, so that it repeats only where everything does.
      const nonce = hmac(nonces, name, plain).subarray(0, NONCE_BYTES);
      return {
        name,
        secret_number: newest,
        sealed: seal(keys.get(newest)!, `counts/${name.toString('hex')}`, plain, nonce),
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
