import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnPaper } from './use-on-paper.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  return <p>{useOnPaper() ? 'Hela listan' : 'Det som syns'}</p>;
}

it('has changed the page when the browser takes it for paper, and changes it back', () => {
  render(<Page />);
  window.dispatchEvent(new Event('beforeprint'));
  // At once: the browser does not wait for a later drawing.
  expect(screen.getByText('Hela listan')).toBeDefined();
  window.dispatchEvent(new Event('afterprint'));
  expect(screen.getByText('Det som syns')).toBeDefined();
});

it('listens once for all who want to know, and no longer when nobody does', () => {
  const listens = vi.spyOn(window, 'addEventListener');
  const stops = vi.spyOn(window, 'removeEventListener');
  const ofPrint = (spy: typeof listens | typeof stops) =>
    spy.mock.calls.filter(([type]) => type === 'beforeprint').length;

  const { unmount } = render(
    <>
      <Page />
      <Page />
      <Page />
    </>,
  );
  expect(ofPrint(listens)).toBe(1);

  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getAllByText('Hela listan')).toHaveLength(3);
  window.dispatchEvent(new Event('afterprint'));

  unmount();
  expect(ofPrint(stops)).toBe(1);
});
