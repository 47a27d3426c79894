import { afterEach, expect, inject, it, vi } from 'vitest';
import { inDatabase } from '../testing/global-setup.ts';
import { openPool } from './connect.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('stays connected while nothing is asked, so that nobody stops the embedded database under it', async () => {
  const { template: _, ...server } = inject('testDatabase');
  const { pool } = openPool(inDatabase(server, 'postgres'));
  const [one, another] = [await pool.connect(), await pool.connect()];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  one.release();
  another.release();
  vi.advanceTimersByTime(24 * 3_600_000);
  vi.useRealTimers();
  expect(pool.totalCount).toBe(1);
  await pool.end();
});
