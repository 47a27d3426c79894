/** How many children stand behind the figures of a group: a unit, or a quarter. */
export interface Group {
  id: string;
  children: number;
}

/** Few enough that figures would tell about single children; nobody at all tells nothing. */
const isSmall = (children: number, threshold: number) => children > 0 && children < threshold;

/**
 * Whether the figures of one group are held back: it is small itself, or exactly one of its siblings is small and
 * this one is the smallest of the others, so that the small one can't be had by subtracting from their sum.
 * @param groups all siblings, the wanted one among them
 */
export function isSuppressed(wanted: string, groups: readonly Group[], threshold: number): boolean {
  const own = groups.find(({ id }) => id === wanted);
  if (own && isSmall(own.children, threshold)) return true;
  const small = groups.filter(({ children }) => isSmall(children, threshold));
  if (small.length !== 1) return false;
  const others = groups.filter(({ children }) => children >= threshold);
  const [smallest] = others.sort((a, b) => a.children - b.children || (a.id < b.id ? -1 : 1));
  return smallest?.id === wanted;
}
