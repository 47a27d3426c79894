import { fetchFigure } from '@lykta/avatar';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetPictures } from './forget-pictures.ts';

afterEach(() => vi.unstubAllGlobals());

it('deletes at once, and again when a figure on its way has come', async () => {
  const emptied = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { delete: emptied });
  let arrive = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  fetchFigure('child-01');
  void forgetPictures();
  // Everything that does not wait for the figure has happened by the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(emptied).toHaveBeenCalledExactlyOnceWith('lykta-pictures');
  arrive(new Response('<svg></svg>'));
  await vi.waitFor(() => expect(emptied).toHaveBeenCalledTimes(2));
});
