import { supportDirectory } from './directory.ts';
import type { SupportEntry } from './entry.ts';
import { YEAR_MS } from '../time/spans.ts';

/** Returns the latest time at which the facts can have been checked; for a year alone, its end. */
function checkedUntil({ checked }: SupportEntry): number {
  return Date.parse(checked.length === 4 ? `${checked}-12-31` : checked);
}

/** Returns entries whose facts nobody has checked for more than a year; operators are informed, children are not. */
export function overdueEntries(now: Date, entries = supportDirectory): SupportEntry[] {
  return entries.filter((entry) => now.getTime() - checkedUntil(entry) > YEAR_MS);
}
