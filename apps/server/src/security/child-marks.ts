import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ChildKey } from './child-key.ts';

/** The uses of a child's short secrets, which the server compares but never shows; each use has its own key. */
type Use = 'lock' | 'address-code';

/**
 * Returns what is stored of a short secret, such as a PIN: an HMAC under the child's key. A reader of the database
 * cannot try all ten thousand PINs without LYKTA_SECRET, and one child's mark is not valid for another. Rotating
 * LYKTA_SECRET does not change the mark.
 */
export function markFor(childKey: ChildKey, use: Use, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', childKey.key, Buffer.alloc(0), `lykta/${use}`, 32));
  return createHmac('sha256', key).update(`${childKey.childId}/${secret}`).digest();
}

/** Whether a stored mark was made from this secret; compares in constant time. */
export function isMarkOf(childKey: ChildKey, use: Use, secret: string, stored: Buffer): boolean {
  const mark = markFor(childKey, use, secret);
  return stored.length === mark.length && timingSafeEqual(stored, mark);
}
