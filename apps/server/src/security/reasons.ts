import { decryptFrom, encryptNew, type ChildKey } from './child-key.ts';

/** Who gave a reason, and under which invitation: besides the child, a sealed reason is bound to these. */
export interface ReasonPlace {
  member: string;
  invitation: string;
}

const rowOf = ({ member, invitation }: ReasonPlace) => `${invitation}/${member}`;

/**
 * Encrypts a member's reason for opening a child's answers, with the child's key. Nobody can read it after the key is
 * deleted. Keep the place's ids in the row: decryption needs them.
 */
export function sealReason(childKey: ChildKey, place: ReasonPlace, reason: string): Buffer {
  return encryptNew(childKey, { table: 'readings', row: rowOf(place) }, reason);
}

/**
 * Decrypts a reason.
 * @throws {Error} if it belongs to another child, member or invitation, or was changed
 */
export function openReason(childKey: ChildKey, place: ReasonPlace, sealed: Buffer): string {
  return decryptFrom<string>(childKey, { table: 'readings', row: rowOf(place) }, sealed);
}
