import pg from 'pg';
import { vi } from 'vitest';

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text);
const valuesOf = (query: unknown) =>
  typeof query === 'string' ? 0 : ((query as pg.QueryConfig).values?.length ?? 0);

/** Returns the statements that some work sends to the database, also `begin` and `commit`, each as its first word. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await costOf(work);
  return statements;
}

/** What some work costs the database. */
interface Cost {
  /** The statements, each as its first word. */
  statements: string[];
  /** How many values go with each: the driver writes every one, also what it has just written. */
  values: number[];
  /** The rows that come back. */
  rows: number;
}

/** Counts what some work costs the database. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const replies = await Promise.all(sent.mock.results.map(({ value }) => value as unknown));
    const rows = replies.map((reply) => (reply as pg.QueryResult | undefined)?.rows?.length ?? 0);
    return {
      statements: sent.mock.calls.map(([query]) => textOf(query).trim().split(/\s/, 1)[0]!),
      values: sent.mock.calls.map(([query]) => valuesOf(query)),
      rows: rows.reduce((sum, one) => sum + one, 0),
    };
  } finally {
    sent.mockRestore();
  }
}
