import { createCipheriv, createDecipheriv, createSecretKey, KeyObject, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES;

/** A key as bytes, or made ready for Node's ciphers: a key that is used more than once is made ready once. */
export type SealingKey = Buffer | KeyObject;

// Node takes four times longer to detect the type of a plain Buffer.
const ready = (key: SealingKey) => (key instanceof KeyObject ? key : createSecretKey(key));

const PAD_TO = 256;

/** Writes a value as JSON padded with spaces, so that the ciphertext's length reveals little (docs/threat-model.md). */
export function paddedJson(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  return Buffer.concat([json], Math.ceil(json.length / PAD_TO) * PAD_TO).fill(' ', json.length);
}

/**
 * Encrypts with AES-256-GCM. Format of the result: format byte, nonce, ciphertext, tag.
 * @param context identifies the storage place (the AAD): a value moved elsewhere cannot be decrypted
 * @param iv the nonce: random, or derived from all the other three, so that it never repeats for different input
 */
export function seal(key: SealingKey, context: string, plain: Buffer, iv = randomBytes(IV_BYTES)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', ready(key), iv).setAAD(Buffer.from(context));
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws {Error} if the key or context differs, or a bit was changed */
export function open(key: SealingKey, context: string, sealed: Buffer): Buffer {
  if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed[0] !== FORMAT) throw new Error('not a sealed value');
  const end = sealed.length - TAG_BYTES;
  const iv = sealed.subarray(1, HEAD_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', ready(key), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, end)), decipher.final()]);
}
