import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOnPaper } from './use-on-paper.ts';

afterEach(cleanup);

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
