import type { Row } from '../results.ts';

/** The tables of one run of `npm run bench`, by name. */
export type Tables = ReadonlyMap<string, Row[]>;

/** A goal of docs/performance.md, and where its figure stands. */
export interface Goal {
  what: string;
  /** The figure must be at most or at least this. */
  bound: 'at most' | 'at least';
  limit: number;
  /** Reads the figure. @throws if the tables lack it */
  read: (tables: Tables) => number;
}

/** Returns one number of a table: the column of the row in which every given cell is as given. */
export function cell(tables: Tables, table: string, wanted: Row, column: string): number {
  const rows = tables.get(table) ?? [];
  const row = rows.find((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
  const value = row?.[column];
  if (typeof value !== 'number') {
    throw new Error(`${table} has no figure "${column}" for ${JSON.stringify(wanted)}`);
  }
  return value;
}
