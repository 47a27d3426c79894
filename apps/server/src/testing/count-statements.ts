import pg from 'pg';
import { vi } from 'vitest';

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text);

/** Returns the statements that some work sends to the database, also `begin` and `commit`, each as its first word. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await costOf(work);
  return statements;
}

/** What some work costs the database: the statements, each as its first word, and the rows that come back. */
export async function costOf(work: () => Promise<unknown>): Promise<{ statements: string[]; rows: number }> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const replies = await Promise.all(sent.mock.results.map(({ value }) => value as unknown));
    const rows = replies.map((reply) => (reply as pg.QueryResult | undefined)?.rows?.length ?? 0);
    return {
      statements: sent.mock.calls.map(([query]) => textOf(query).trim().split(/\s/, 1)[0]!),
      rows: rows.reduce((sum, one) => sum + one, 0),
    };
  } finally {
    sent.mockRestore();
  }
}
