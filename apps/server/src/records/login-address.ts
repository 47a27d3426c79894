import { decryptFrom, encryptNew, type ChildKey } from '../security/child-key.ts';

/** The address is one value per child: what it is bound to within the child. */
const PLACE = { table: 'accounts', row: 'address' } as const;

/**
 * Seals the username of a login with the child's key, so that the server can write to the address when the login is
 * changed (docs/decisions/0027-the-earlier-address.md).
 */
export function sealAddress(key: ChildKey, username: string): Buffer {
  return encryptNew(key, PLACE, username);
}

/** What `sealAddress` sealed: a username in its one form. */
export function openAddress(key: ChildKey, sealed: Buffer): string {
  return decryptFrom<string>(key, PLACE, sealed);
}
