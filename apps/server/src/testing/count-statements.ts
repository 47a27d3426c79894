import pg from 'pg';
import { vi } from 'vitest';

/** Returns the statements that some work sends to the database, also `begin` and `commit`, each as its first word. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.map(([query]) => {
      const text = typeof query === 'string' ? query : (query as unknown as pg.QueryConfig).text;
      return text.trim().split(/\s/, 1)[0]!;
    });
  } finally {
    sent.mockRestore();
  }
}
