import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES;

// The key is handed over as a KeyObject: Node takes four times as long to find out what a plain Buffer is.

const PAD_TO = 256;

/** A value as JSON with spaces after it, so that the length of what is sealed tells little (docs/threat-model.md). */
export function paddedJson(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  return Buffer.concat([json], Math.ceil(json.length / PAD_TO) * PAD_TO).fill(' ', json.length);
}

/**
 * Encrypts with AES-256-GCM. The result is: format byte, nonce, ciphertext, tag.
 * @param context names the place where it is stored (the AAD): what is moved elsewhere can't be opened
 * @param iv the nonce: random, or made from all of the other three, so that it never comes twice for different ones
 */
export function seal(key: Buffer, context: string, plain: Buffer, iv = randomBytes(IV_BYTES)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(context));
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws {Error} when the key or the context differs, or a bit was changed */
export function open(key: Buffer, context: string, sealed: Buffer): Buffer {
  if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed[0] !== FORMAT) throw new Error('not a sealed value');
  const end = sealed.length - TAG_BYTES;
  const iv = sealed.subarray(1, HEAD_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, end)), decipher.final()]);
}
