import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const task = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  task.mockClear();
});
afterEach(() => vi.useRealTimers());

test('waits for a frame, and then for the end of its task', () => {
  afterPaint(task);
  vi.advanceTimersToNextFrame();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});

test('goes on without a frame where none is drawn', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  afterPaint(task);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('lets it be when stopped, before the frame and after', () => {
  afterPaint(task)();
  const stop = afterPaint(task);
  vi.advanceTimersToNextFrame();
  stop();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
