/** Where a child was when the session ended, to come back to after signing in again. Only in memory. */
interface LeftPlace {
  /** Whose place it is. */
  child: string;
  path: string;
  state: unknown;
}

let left: LeftPlace | undefined;

/** Remembers where a child was thrown out. */
export function keepPlace(place: LeftPlace): void {
  left = place;
}

/** The place of this child, once; anybody else's is forgotten. */
export function takePlace(child: string): LeftPlace | undefined {
  const place = left;
  left = undefined;
  return place?.child === child ? place : undefined;
}
