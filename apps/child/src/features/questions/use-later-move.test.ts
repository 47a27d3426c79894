import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLaterMove } from './use-later-move.ts';

afterEach(cleanup);

const made = (later: (move: () => void) => void) => {
  const moves: string[] = [];
  return { moves, go: (name: string) => later(() => moves.push(name)) };
};

test('moves on when the question is painted', async () => {
  const { moves, go } = made(renderHook(() => useLaterMove()).result.current);
  go('second');
  expect(moves).toEqual([]);
  await vi.waitFor(() => expect(moves).toEqual(['second']));
});

test('two quick moves are both made, in their order', () => {
  const { moves, go } = made(renderHook(() => useLaterMove()).result.current);
  go('second');
  go('third');
  expect(moves).toEqual(['second', 'third']);
});

test('whoever goes back or leaves meanwhile is not led on', async () => {
  const back = renderHook(() => useLaterMove());
  const { moves, go } = made(back.result.current);
  go('second');
  dispatchEvent(new PopStateEvent('popstate'));
  const left = renderHook(() => useLaterMove());
  const gone = made(left.result.current);
  gone.go('second');
  left.unmount();
  // A later one of a page that stays: whatever waited before it would have been made.
  const stays = made(renderHook(() => useLaterMove()).result.current);
  stays.go('other');
  await vi.waitFor(() => expect(stays.moves).toEqual(['other']));
  expect(moves).toEqual([]);
  expect(gone.moves).toEqual([]);
});
