import { render, screen } from '@testing-library/react';
import { TextsProvider } from '@lykta/app-shell';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTexts } from './i18n.ts';
import { openInside } from './inside.tsx';
import { sv } from './locales/sv.ts';

afterEach(() => vi.unstubAllGlobals());

it('an address has its screen in the first drawing, whose code came before it', async () => {
  // The bot check asks the server, which this test does not need.
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  const texts = createTexts();
  const inside = await openInside(texts, '/login');
  render(
    <TextsProvider texts={texts}>
      <MemoryRouter initialEntries={['/login']}>{inside}</MemoryRouter>
    </TextsProvider>,
  );
  // Not awaited: a screen that suspends is missing here, and then stays away for 300 ms.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(sv['account.login.title']);
});
