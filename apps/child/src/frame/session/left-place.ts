/** Where a child was when the session ended, to come back to after signing in again. Only in memory. */
interface LeftPlace {
  /** Whose place it is. */
  child: string;
  path: string;
  state: unknown;
}

let left: LeftPlace | undefined;

/** Remembers where a child was thrown out; undefined when the child is back. */
export function keepPlace(place: LeftPlace | undefined): void {
  left = place;
}

/** The place of this child; never anybody else's. */
export function keptPlace(child: string): LeftPlace | undefined {
  return left?.child === child ? left : undefined;
}
