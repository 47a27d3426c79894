import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app for a base32 secret at an instant. */
export function authenticatorCode(secret: string, now: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() });
}
