import { expect, it, vi } from 'vitest';
import { beforeFirstDrawing } from './before-first-drawing.ts';

const never = new Promise<never>(() => undefined);

it('waits for all that is needed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDrawn = false;
  const drawn = beforeFirstDrawing([promise, Promise.resolve()]).then(() => (isDrawn = true));
  await Promise.resolve();
  expect(isDrawn).toBe(false);
  resolve();
  await drawn;
});

it('waits for a slow network one second at most', async () => {
  vi.useFakeTimers();
  let isDrawn = false;
  void beforeFirstDrawing([never]).then(() => (isDrawn = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(isDrawn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDrawn).toBe(true);
  vi.useRealTimers();
});
