import { appendFileSync } from 'node:fs';

/** One line of a benchmark's table. */
export type Row = Record<string, string | number>;

/** Returns the value in the middle of a list of numbers. */
export const median = (list: number[]): number =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? NaN;

/** Whether a run only checks that everything works (test:long); its figures mean nothing. */
export const isShort = process.argv.includes('--short');

/** Returns the number of rounds: the argument, or else `usual`; one in a short run. */
export const roundsOf = (usual: number): number => (isShort ? 1 : Number(process.argv[2] ?? usual));

/** Prints a table, and keeps its rows. @param name how a goal finds the table (goals/) */
export function show(name: string, title: string, rows: Row[]): void {
  console.log(title);
  console.table(rows);
  keep(name, rows);
}

/** Hands rows to `npm run bench`, if that started this script: LYKTA_BENCH_RESULTS is its file. */
export function keep(name: string, rows: Row[]): void {
  const file = process.env.LYKTA_BENCH_RESULTS;
  if (file) appendFileSync(file, `${JSON.stringify({ name, rows })}\n`);
}
