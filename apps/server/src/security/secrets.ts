import { hkdfSync, randomBytes } from 'node:crypto';

/** One master secret and its number, which is stored with everything made under it. */
export interface Secret {
  number: number;
  value: Buffer;
}
/** Newest first; the first is used for all new data. */
export type SecretList = readonly [Secret, ...Secret[]];

const BYTES = 32;

/** Creates a master secret in the format of LYKTA_SECRET. */
export function makeSecret(): string {
  return `1:${randomBytes(BYTES).toString('base64')}`;
}

/**
 * Parses LYKTA_SECRET: `base64` alone (number 1), or `2:base64,1:base64` with the newest first.
 * @throws {Error} if one is not 32 bytes, or a number is used twice
 */
export function parseSecrets(text: string): SecretList {
  const list = text.split(',').map((entry) => {
    const [, number = '1', base64 = ''] =
      /^(?:(\d{1,4}):)?([A-Za-z0-9+/_-]+={0,2})$/.exec(entry.trim()) ?? [];
    const value = Buffer.from(base64, 'base64');
    if (value.length !== BYTES)
      throw new Error('every secret must be 32 bytes in base64 (optionally "number:base64")');
    return { number: Number(number), value };
  });
  if (new Set(list.map((secret) => secret.number)).size !== list.length) {
    throw new Error('two secrets have the same number');
  }
  const [newest, ...older] = list;
  if (!newest) throw new Error('there is no secret');
  return [newest, ...older];
}

/** Derives the 256-bit key of one use (its label) from a secret; different labels give independent keys. */
export function deriveKey(secret: Secret, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret.value, Buffer.alloc(0), `lykta/${label}`, BYTES));
}
