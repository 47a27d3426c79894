import { decryptFrom, encryptNew, type ChildKey } from './child-key.ts';

/** Who gave a reason, and under which invitation: besides the child, a sealed reason is bound to these. */
export interface ReasonPlace {
  member: string;
  invitation: string;
  /** When it was given, of an emergency: then it is bound to that too, so that it does not last longer. */
  urgent?: Date;
}

const rowOf = ({ member, invitation, urgent }: ReasonPlace) =>
  urgent ? `${invitation}/${member}/urgent/${urgent.toISOString()}` : `${invitation}/${member}`;

/** The place of a stored reason. */
export const placeOfReason = (row: {
  member_id: string;
  invitation_id: string;
  at: Date;
  urgent: boolean;
}): ReasonPlace => ({
  member: row.member_id,
  invitation: row.invitation_id,
  ...(row.urgent ? { urgent: row.at } : {}),
});

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
