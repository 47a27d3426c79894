import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

const said: string[] = [];
const readers = [(of: string) => said.push(`one ${of}`), (of: string) => said.push(`two ${of}`)];

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function write(value: string, show: (props: { value: string }) => void) {
  show({ value });
  return () => act(() => vi.advanceTimersToNextTimer());
}

test('after a pause each reader has a task of its own, and then the value is shown', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, readers), {
    initialProps: { value: '' },
  });
  const nextTask = write('a', rerender);
  nextTask();
  expect(said).toEqual(['one a']);
  nextTask();
  expect(said).toEqual(['one a', 'two a']);
  expect(result.current).toBe('');
  nextTask();
  expect(result.current).toBe('a');
});

test('a letter between two readers ends the reading, which begins again with the next pause', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, readers), {
    initialProps: { value: '' },
  });
  write('a', rerender)();
  rerender({ value: 'ab' });
  act(() => vi.runAllTimers());
  expect(said).toEqual(['one a', 'one ab', 'two ab']);
  expect(result.current).toBe('ab');
});
