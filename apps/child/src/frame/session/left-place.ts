/** The page where the session ended, to return to after signing in again. Kept in memory only. */
interface LeftPlace {
  /** The child who was there. */
  child: string;
  path: string;
  state: unknown;
}

let left: LeftPlace | undefined;

/** Stores the page where the session ended; undefined clears it. */
export function keepPlace(place: LeftPlace | undefined): void {
  left = place;
}

/** The stored page of this child; never another child's. */
export function keptPlace(child: string): LeftPlace | undefined {
  return left?.child === child ? left : undefined;
}
