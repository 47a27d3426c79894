import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque id: 128 random bits, 22 characters; never one that looks like a number. */
export function newId(): string {
  return `i${randomBytes(16).toString('base64url')}`;
}

/** Creates a 256-bit token for a session, a link or a share; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash stored for a token. Plain SHA-256 is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
