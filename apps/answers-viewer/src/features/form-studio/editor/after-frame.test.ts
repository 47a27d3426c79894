import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('calls back once, after the frame and not in it', () => {
  const then = vi.fn();
  afterFrame(then);
  vi.advanceTimersToNextFrame();
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('does not wait long for a frame on a page that nobody sees', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const then = vi.fn();
  afterFrame(then);
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('calls nobody when it is called off, before the frame or after it', () => {
  const then = vi.fn();
  afterFrame(then)();
  const callOff = afterFrame(then);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});
