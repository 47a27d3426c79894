import pg from 'pg';
import { vi } from 'vitest';

/** What a piece of work sends to the database, `begin` and `commit` too, each by the word that it begins with. */
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
