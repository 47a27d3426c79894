import { beginCounting } from '../../counts/rebuild.ts';
import type { TableRules } from '../../features/statistics/publishing/rules.ts';
import { figureServices, publish } from '../figures.ts';
import type { TestServer } from '../test-server.ts';

/**
 * Publishes today's answer sheets as if nothing had been published, which the product never does.
 * @param at the time to assume; a later time also publishes a running quarter
 */
export async function republish(server: TestServer, { rules, at }: { rules?: TableRules; at?: Date } = {}) {
  const { db, clock } = server;
  const now = clock.now();
  await db.deleteFrom('published_figures').execute();
  await db.updateTable('organisations').set({ published_to: null }).execute();
  await beginCounting(figureServices(server));
  clock.set((at ?? now).toISOString());
  await publish(server, rules);
  clock.set(now.toISOString());
}
