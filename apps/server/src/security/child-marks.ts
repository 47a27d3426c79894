import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ChildKey } from './child-key.ts';

/** Short secrets of a child's that the server compares and never shows: one key for each use. */
type Use = 'lock' | 'address-code';

/**
 * What is stored of a short secret, such as a PIN: an HMAC under the child's key. Whoever reads the database can't try
 * the ten thousand PINs without LYKTA_SECRET, and another child's mark doesn't fit. A rotated secret changes nothing.
 */
export function markFor(childKey: ChildKey, use: Use, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', childKey.key, Buffer.alloc(0), `lykta/${use}`, 32));
  return createHmac('sha256', key).update(`${childKey.childId}/${secret}`).digest();
}

/** Whether a stored mark was made from this secret; takes as long either way. */
export function isMarkOf(childKey: ChildKey, use: Use, secret: string, stored: Buffer): boolean {
  const mark = markFor(childKey, use, secret);
  return stored.length === mark.length && timingSafeEqual(stored, mark);
}
