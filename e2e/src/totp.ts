import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns the six digits of an authenticator app for a secret (RFC 6238), this many steps of 30 seconds ahead. */
export function totpCode(secret: string, stepsAhead = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret.replace(/\s/g, '')),
    timestamp: Date.now() + stepsAhead * STEP_MS,
  });
}
