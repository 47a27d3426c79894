import { childSorts } from '@lykta/domain';
import { expect, test, vi } from 'vitest';
import { sortOf } from './child-order.ts';

const columns = ['child', 'flags', 'unit', 'invitation', 'accepted', 'sent', 'latest'];

test('each order has one column that sorts by it', () => {
  // The groups of the start page are no column.
  for (const sort of childSorts.filter((one) => one !== 'groups')) {
    const sorting = columns.filter((column) => sortOf({ sort, turned: false, onSort: vi.fn() }, column)?.now);
    expect(sorting, sort).toHaveLength(1);
  }
});

test('a head sorts in its usual direction, and pressed again the other way round', () => {
  const onSort = vi.fn();
  sortOf({ sort: 'matters', turned: true, onSort }, 'child')?.onSort();
  expect(onSort).toHaveBeenLastCalledWith('child', false);
  const chosen = sortOf({ sort: 'child', turned: false, onSort }, 'child');
  expect(chosen?.now).toBe('ascending');
  chosen?.onSort();
  expect(onSort).toHaveBeenLastCalledWith('child', true);
  expect(sortOf({ sort: 'child', turned: true, onSort }, 'child')?.now).toBe('descending');
});
