import { decryptFrom, encryptNew, type ChildKey } from '../security/child-key.ts';

/** The storage place of the address, of which each child has one. */
const PLACE = { table: 'accounts', row: 'address' } as const;

/**
 * Encrypts a login's username with the child's key, so that the server can write to the address when the login changes
 * (docs/decisions/0027-the-earlier-address.md).
 */
export function sealAddress(key: ChildKey, username: string): Buffer {
  return encryptNew(key, PLACE, username);
}

/** Decrypts the normalised username. */
export function openAddress(key: ChildKey, sealed: Buffer): string {
  return decryptFrom<string>(key, PLACE, sealed);
}
