import { present } from '@lykta/domain';
import pg from 'pg';
import { vi } from 'vitest';
import { textIn } from './text-in.ts';

/** Returns the statements that some work sends to the database, also `begin` and `commit`, each as its first word. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.map(([query]) => {
      const text = typeof query === 'string' ? query : textIn(query, 'text');
      return present(text.trim().split(/\s/, 1)[0], 'text.trim().split(/\\s/, 1)[0]');
    });
  } finally {
    sent.mockRestore();
  }
}
