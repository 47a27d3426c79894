import { present } from '@lykta/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

function Speaker() {
  const say = useToast();
  return <button onClick={() => say('Sparat.')}>Spara</button>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const toast = () => screen.queryByText('Sparat.')?.parentElement;

function show() {
  render(
    <ToastProvider closeLabel="Stäng">
      <Speaker />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
}

test('it is said in a status region, fades at 3 s and is gone at 4 s', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Sparat.');
  await after(2900);
  expect(toast()).not.toHaveAttribute('data-fading');
  await after(200);
  expect(toast()).toHaveAttribute('data-fading');
  await after(1000);
  expect(toast()).toBeUndefined();
});

test('its time stands still while it is hovered, and goes on after', async () => {
  show();
  await after(2000);
  fireEvent.pointerEnter(present(toast(), 'toast()'));
  await after(60_000);
  expect(toast()).not.toHaveAttribute('data-fading');
  fireEvent.pointerLeave(present(toast(), 'toast()'));
  await after(1500);
  expect(toast()).toHaveAttribute('data-fading');
  await after(1000);
  expect(toast()).toBeUndefined();
});

test('its time stands still while the focus is on its cross', async () => {
  show();
  act(() => screen.getByRole('button', { name: 'Stäng' }).focus());
  await after(60_000);
  expect(toast()).not.toHaveAttribute('data-fading');
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(toast()).toBeUndefined();
});
