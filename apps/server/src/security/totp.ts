import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Lykta';
const SECRET_BYTES = 20;

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Creates a secret of 160 bits for authenticator apps (RFC 4226 §4). */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** Base32 without padding, for typing by hand. */
export const toBase32 = (bytes: Buffer): string => secretOf(bytes).base32;

/** The URI in the QR code. */
export function totpUri(secret: Buffer, account: string): string {
  return new TOTP({ issuer: ISSUER, label: account, secret: secretOf(secret) }).toString();
}

/** The time step of an instant (RFC 6238: 30 seconds). */
const totpStep = (now: Date): number => TOTP.counter({ timestamp: now.getTime() });

/**
 * Returns the time step of a code: the present one, or one step before or after for clock differences; null if the code
 * fits none.
 * @param lastUsed codes of this step and earlier ones are already used and refused
 */
export function matchingStep(secret: Buffer, typed: string, now: Date, lastUsed: number): number | null {
  const token = typed.replace(/\s/g, '');
  const delta = TOTP.validate({ token, secret: secretOf(secret), timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const step = totpStep(now) + delta;
  return step > lastUsed ? step : null;
}
