import { decryptFrom, encryptNew, type ChildKey } from './child-key.ts';

/** Who gave a reason, and under which invitation: what a sealed reason is bound to besides the child. */
export interface ReasonPlace {
  member: string;
  invitation: string;
}

const rowOf = ({ member, invitation }: ReasonPlace) => `${invitation}/${member}`;

/**
 * Seals why a member opened a child's answers, with the child's key: it can be read while the key lives, and by nobody
 * afterwards. Keep the ids of the place in the row; they are needed to open it.
 */
export function sealReason(childKey: ChildKey, place: ReasonPlace, reason: string): Buffer {
  return encryptNew(childKey, { table: 'readings', row: rowOf(place) }, reason);
}

/**
 * What `sealReason` sealed.
 * @throws {Error} when it belongs to another child, member or invitation, or was changed
 */
export function openReason(childKey: ChildKey, place: ReasonPlace, sealed: Buffer): string {
  return decryptFrom<string>(childKey, { table: 'readings', row: rowOf(place) }, sealed);
}
