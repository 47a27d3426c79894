import { open, paddedJson, seal } from './sealing.ts';
import { deriveKey, type SecretList } from './secrets.ts';

/** Encrypts data that belongs to the server and not to one child: the outbox, a member's TOTP secret. */
export interface ServerKey {
  encrypt(context: string, value: unknown): Buffer;
  /** @throws {Error} if the value was made for another context or changed, or if its secret is no longer listed */
  decrypt<T>(context: string, sealed: Buffer): T;
}

/** @param label one per use, such as `outbox`, so that every use has its own key */
export function createServerKey(secrets: SecretList, label: string): ServerKey {
  const keys = new Map(secrets.map((secret) => [secret.number, deriveKey(secret, label)]));
  const [{ number }] = secrets;
  const newest = deriveKey(secrets[0], label);
  return {
    encrypt(context, value) {
      const head = Buffer.alloc(2);
      head.writeUInt16BE(number);
      const sealed = seal(newest, `${label}/${context}`, paddedJson(value));
      return Buffer.concat([head, sealed]);
    },
    decrypt(context, sealed) {
      const key = keys.get(sealed.readUInt16BE(0));
      if (!key) throw new Error('its secret is missing in LYKTA_SECRET');
      return JSON.parse(open(key, `${label}/${context}`, sealed.subarray(2)).toString());
    },
  };
}
