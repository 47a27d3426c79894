import { createHmac, randomBytes } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, as authenticator apps take it (RFC 4226 §4). */
export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Base32 without padding, as people type it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The link that a QR code holds. */
export function totpUri(secret: Buffer, account: string): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: 'Lykta' });
  return `otpauth://totp/Lykta:${encodeURIComponent(account)}?${query}`;
}

/** The code of a time step (RFC 6238 with SHA-1, 30 seconds, six digits: what every app can do). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/**
 * The step that a code belongs to: this one, or one before or after for clocks that differ; null when it fits none.
 * @param lastUsed codes of this step and earlier ones were used and are not good any more
 */
export function matchingStep(secret: Buffer, typed: string, now: Date, lastUsed: number): number | null {
  const code = typed.replace(/\s/g, '');
  const current = totpStep(now);
  const steps = [current, current - 1, current + 1].filter((step) => step > lastUsed);
  return steps.find((step) => totpCode(secret, step) === code) ?? null;
}
