import { quarterBefore, quarterOf } from '@lykta/domain';

/** This quarter and those before it, newest first, as `2026Q4`. */
export function latestQuarters(now: Date, count: number): string[] {
  const quarters = [quarterOf(now)];
  while (quarters.length < count) quarters.push(quarterBefore(quarters.at(-1)!));
  return quarters;
}

/** Year and number of a quarter, for words such as "kvartal 4, 2026". */
export function quarterParts(quarter: string): { year: string; number: string } {
  const [year = '', number = ''] = quarter.split('Q');
  return { year, number };
}
