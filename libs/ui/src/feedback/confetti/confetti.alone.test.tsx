import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Confetti } from './confetti.tsx';

const { bursts, create } = vi.hoisted(() => {
  const bursts = Object.assign(
    vi.fn(() => Promise.resolve()),
    { reset: vi.fn() },
  );
  return { bursts, create: vi.fn(() => bursts) };
});
// happy-dom has no canvas and no animation frames.
vi.mock('canvas-confetti', () => ({ default: { create } }));

const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

beforeEach(() => {
  vi.useFakeTimers();
  bursts.mockClear();
  bursts.reset.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('paper stars burst every 250 ms for five seconds, and then is still', async () => {
  motion(false);
  render(<Confetti label="En tänd lykta" />);
  await after(0);
  expect(create).toHaveBeenCalledWith(document.querySelector('canvas'), { useWorker: false, resize: true });
  expect(bursts).toHaveBeenCalledWith(expect.objectContaining({ shapes: ['star'], particleCount: 3 }));
  expect(bursts).toHaveBeenCalledTimes(1);
  await after(1000);
  expect(bursts).toHaveBeenCalledTimes(5);
  await after(4000);
  const all = bursts.mock.calls.length;
  expect(all).toBeGreaterThanOrEqual(20);
  await after(5000);
  expect(bursts).toHaveBeenCalledTimes(all);
});

test('it ends at once when the screen goes', async () => {
  motion(false);
  const { unmount } = render(<Confetti />);
  await after(300);
  unmount();
  const all = bursts.mock.calls.length;
  await after(2000);
  expect(bursts).toHaveBeenCalledTimes(all);
  expect(bursts.reset).toHaveBeenCalled();
});

test('where motion is unwanted a lantern stands lit instead', async () => {
  motion(true);
  render(<Confetti label="En tänd lykta" />);
  await after(1000);
  expect(screen.getByRole('img', { name: 'En tänd lykta' })).toBeVisible();
  expect(bursts).not.toHaveBeenCalled();
});
