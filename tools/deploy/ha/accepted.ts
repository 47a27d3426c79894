/** A write that the PostgreSQL of one machine told to be stored, asked without a proxy. */
export interface Accepted {
  id: string;
  machine: string;
  /** It grows with each change of the primary. */
  timeline: number;
  began: number;
  ended: number;
}

/**
 * Returns what shows two primaries at once: a write on a timeline that another machine has too, or one that began on an
 * earlier timeline after another machine had accepted one on a later timeline.
 */
export function acceptedByTwo(writes: readonly Accepted[]): string[] {
  const owners = new Map<number, string>();
  const found: string[] = [];
  const byEnd = [...writes].sort((a, b) => a.ended - b.ended);
  let passed = 0;
  let newest = 0;
  for (const write of [...writes].sort((a, b) => a.began - b.began)) {
    const owner = owners.get(write.timeline) ?? write.machine;
    owners.set(write.timeline, owner);
    if (owner !== write.machine) found.push(`${owner} and ${write.machine} both on ${write.timeline}`);
    for (; passed < byEnd.length && byEnd[passed]!.ended < write.began; passed += 1) {
      newest = Math.max(newest, byEnd[passed]!.timeline);
    }
    if (write.timeline < newest) found.push(`${write.machine} on ${write.timeline} after ${newest}`);
  }
  return found;
}
