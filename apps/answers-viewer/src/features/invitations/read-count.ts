/** The maximum number of children of one invitation. */
export const MOST_CHILDREN = 10_000;

/** Parses a number of children; undefined for anything that is not a number from `least` to the maximum. */
export function readCount(typed: string, least = 1): number | undefined {
  const count = Number(typed);
  return /^\d{1,5}$/.test(typed.trim()) && count >= least && count <= MOST_CHILDREN ? count : undefined;
}

/** More children than a unit invites at once: rather a finger on the key for too long. */
const UNUSUAL = 200;

/** Returns the text that helps with a number of children. */
export function helpForCount(count: number | undefined, several: boolean) {
  if (count !== undefined && count > UNUSUAL) return 'invitation.new.count.unusual';
  return several ? 'invitation.new.count.several' : 'invitation.new.count.help';
}
