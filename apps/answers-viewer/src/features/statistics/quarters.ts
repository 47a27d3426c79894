import { quarterBefore, quarterOf } from '@lykta/domain';

/** The current quarter and the ones before, newest first, as `2026Q4`. */
export function latestQuarters(now: Date, count: number): string[] {
  const quarters = [quarterOf(now)];
  while (quarters.length < count) quarters.push(quarterBefore(quarters.at(-1)!));
  return quarters;
}

/** Year and number of a quarter, for texts such as "kvartal 4, 2026". */
export function quarterParts(quarter: string): { year: string; number: string } {
  const [year = '', number = ''] = quarter.split('Q');
  return { year, number };
}
