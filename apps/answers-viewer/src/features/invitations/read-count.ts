/** The maximum number of children of one invitation. */
export const MOST_CHILDREN = 10_000;

/** Parses a number of children; undefined for anything that is not a number from `least` to the maximum. */
export function readCount(typed: string, least = 1): number | undefined {
  const count = Number(typed);
  return /^\d{1,5}$/.test(typed.trim()) && count >= least && count <= MOST_CHILDREN ? count : undefined;
}
