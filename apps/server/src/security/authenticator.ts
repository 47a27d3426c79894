import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app for a base32 secret, also one in groups of letters, at an instant. */
export function authenticatorCode(secret: string, now: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret.replace(/\s/g, '')), timestamp: now.getTime() });
}
