import { present } from '@lykta/domain';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveAssets } from './testing/serve-assets.ts';

/** Loads a fresh copy of the module, because fetched files are cached per page and each test is its own page. */
async function newPage() {
  vi.resetModules();
  return (await import('./avatar.tsx')).Avatar;
}

let asked: string[];
beforeEach(() => {
  asked = serveAssets();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const braids = {
  type: 'PARTS',
  data: { HAIR: { id: 'hair-04', color: '#E88BB0' }, EYEWEARS: { id: 'eyewear-01' } },
} as const;

it('draws a figure of parts, inlined, with its description', async () => {
  const Avatar = await newPage();
  render(<Avatar avatar={braids} size="full" label="Avatar: rosa flätor" />);
  expect(screen.getByRole('img', { name: 'Avatar: rosa flätor' })).toHaveAttribute('aria-busy', 'true');
  await vi.waitFor(() => expect(document.querySelector('svg')).toHaveAttribute('viewBox', '0 0 200 300'));
  expect(screen.getByRole('img', { name: 'Avatar: rosa flätor' }).innerHTML).toContain('#E88BB0');
  expect(asked).toContain('/assets/avatarParts/hair-04.svg');
  expect(asked).toContain('/assets/avatarParts/head-01.svg');
});

it('fetches each part once while the page lives', async () => {
  const Avatar = await newPage();
  const { rerender } = render(<Avatar avatar={braids} size="full" label="" />);
  await vi.waitFor(() => expect(document.querySelector('svg')).not.toBeNull());
  rerender(
    <>
      <Avatar avatar={braids} size="full" label="" />
      <Avatar
        avatar={{ ...braids, data: { HAIR: { id: 'hair-04', color: '#3F3A46' } } }}
        size="thumb"
        label=""
      />
    </>,
  );
  expect(document.querySelectorAll('svg')).toHaveLength(2);
  expect(new Set(asked).size).toBe(asked.length);
});

it('shows a ready-made figure by its id, and the default one when there is no id', async () => {
  const Avatar = await newPage();
  render(
    <>
      <Avatar avatar="pet-01" size="thumb" label="Hund" />
      <Avatar avatar="" size="thumb" label="Ingen" />
    </>,
  );
  await vi.waitFor(() => expect(document.querySelectorAll('svg')).toHaveLength(2));
  expect(document.querySelector('svg')).toHaveAttribute('viewBox', '22 11 156 156');
  expect(asked).toEqual(['/assets/avatars/pet-01.svg', '/assets/avatars/default.svg']);
});

it('says so when a file is missing, in the words it is given', async () => {
  const Avatar = await newPage();
  const missing = { type: 'PARTS', data: { HAIR: { id: 'hair-99' } } } as const;
  render(
    <>
      <Avatar avatar={missing} size="full" label="Jag" />
      <Avatar avatar={{ type: 'ID', data: 'child-999' }} size="full" label="Jag" errorText="Could not load" />
    </>,
  );
  expect(await screen.findByText('Fel vid laddning av avatar')).toBeVisible();
  expect(await screen.findByText('Could not load')).toBeVisible();
});

it('says it in the language of the page', async () => {
  const Avatar = await newPage();
  document.documentElement.lang = 'en';
  render(<Avatar avatar="child-999" size="full" label="Me" />);
  expect(await screen.findByText('The avatar could not be loaded')).toBeVisible();
  document.documentElement.lang = '';
});

it('throws what the specification says when a file is missing, and asks again next time', async () => {
  vi.resetModules();
  const { partFiles } = await import('./load/assets.ts');
  await expect(partFiles.load('hair-99')).rejects.toThrow('failed to fetch svg');
  await expect(partFiles.load('hair-99')).rejects.toThrow('failed to fetch svg');
  expect(asked).toHaveLength(2);
});

it('never asks for an address that an id could have been bent into', async () => {
  vi.resetModules();
  const { readyMadeFiles } = await import('./load/assets.ts');
  await expect(readyMadeFiles.load('../../secret')).rejects.toThrow('failed to fetch svg');
  expect(asked).toEqual([]);
});

it('shows a picture only when it is made of pixels', async () => {
  const Avatar = await newPage();
  render(
    <>
      <Avatar
        avatar={{ type: 'BINARY', data: 'data:image/png;base64,iVBORw0KGgo=' }}
        size="thumb"
        label="Min bild"
      />
      <Avatar
        avatar={{ type: 'BINARY', data: 'data:image/svg+xml;base64,PHN2Zz4=' }}
        size="thumb"
        label="Ond bild"
      />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Min bild' })).toHaveAttribute(
    'src',
    expect.stringContaining('image/png'),
  );
  expect(screen.queryByRole('img', { name: 'Ond bild' })).toBeNull();
  expect(screen.getByText('Fel vid laddning av avatar')).toBeVisible();
});

it('is silent for a screen reader when the label is empty', async () => {
  const Avatar = await newPage();
  render(<Avatar avatar="pet-02" size="thumb" label="" />);
  await vi.waitFor(() => expect(document.querySelector('svg')).not.toBeNull());
  expect(screen.queryByRole('img')).toBeNull();
});

it('keeps the figure before while a new part is on its way, and then shows the new one', async () => {
  const Avatar = await newPage();
  const { rerender } = render(<Avatar avatar={braids} size="full" label="Jag" />);
  await vi.waitFor(() => expect(document.querySelector('svg')).not.toBeNull());
  const before = present(document.querySelector('svg'), 'document.querySelector(’svg’)').innerHTML;
  rerender(<Avatar avatar={{ type: 'PARTS', data: { HAIR: { id: 'hair-22' } } }} size="full" label="Jag" />);
  expect(document.querySelector('svg')?.innerHTML).toBe(before);
  await vi.waitFor(() => expect(document.querySelector('svg')?.innerHTML).not.toBe(before));
});

it('forgets a figure that came too late', async () => {
  const Avatar = await newPage();
  const { rerender } = render(<Avatar avatar="pet-01" size="full" label="Hund" />);
  rerender(<Avatar avatar="child-999" size="full" label="Okänd" />);
  expect(await screen.findByText('Fel vid laddning av avatar')).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
});

it('draws at once a figure whose files were fetched before, and asks again for one that failed', async () => {
  const Avatar = await newPage();
  const { fetchFigure } = await import('./load/fetch-figure.ts');
  fetchFigure(braids);
  fetchFigure('child-999');
  await vi.waitFor(() => expect(asked).toContain('/assets/avatarParts/hair-04.svg'));
  await vi.waitFor(() => {
    const { unmount } = render(<Avatar avatar={braids} size="full" label="" />);
    const drawn = document.querySelector('svg');
    unmount();
    expect(drawn).not.toBeNull();
  });
  render(<Avatar avatar="child-999" size="full" label="Jag" errorText="Borta" />);
  expect(await screen.findByText('Borta')).toBeInTheDocument();
  expect(asked.filter((file) => file === '/assets/avatars/child-999.svg')).toHaveLength(2);
});
