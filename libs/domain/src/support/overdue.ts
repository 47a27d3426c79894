import { supportDirectory } from './directory.ts';
import type { SupportEntry } from './entry.ts';

const YEAR_MS = 365 * 86_400_000;

/** The last moment at which the facts may have been checked; of a bare year, its end. */
function checkedUntil({ checked }: SupportEntry): number {
  return Date.parse(checked.length === 4 ? `${checked}-12-31` : checked);
}

/** Who helps, whose facts nobody has checked for more than a year; an operator is told, a child isn't. */
export function overdueEntries(now: Date, entries = supportDirectory): SupportEntry[] {
  return entries.filter((entry) => now.getTime() - checkedUntil(entry) > YEAR_MS);
}
