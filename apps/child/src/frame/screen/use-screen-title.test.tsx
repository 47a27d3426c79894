import { act, renderHook } from '@testing-library/react';
import { showLockScreen } from '@lykta/ui';
import type { ReactNode } from 'react';
import { TextsProvider } from '@lykta/app-shell';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTexts } from '../../i18n.ts';
import { addInnerTexts } from '../../inner-texts.ts';
import { useScreenTitle } from './use-screen-title.ts';

const texts = createTexts();
addInnerTexts(texts);

function titled(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextsProvider texts={texts}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </TextsProvider>
  );
  const useBoth = () => {
    useScreenTitle();
    return useNavigate();
  };
  return renderHook(useBoth, { wrapper }).result;
}

/** Until the file with the titles has come, and what waits for it has run. */
const titlesHaveCome = async () => {
  await import('./screen-titles.ts');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

afterEach(() => document.body.replaceChildren());

it('names the window after its screen', async () => {
  titled('/home');
  await vi.waitFor(() => expect(document.title).toBe('Hem – Lykta'));
});

it('leaves the title empty when the quick exit comes before the titles', async () => {
  titled('/home');
  showLockScreen('sv');
  await titlesHaveCome();
  expect(document.title).toBe('');
});

it('leaves it empty when another screen opens behind the cover', async () => {
  const go = titled('/home');
  await titlesHaveCome();
  showLockScreen('sv');
  act(() => void go.current('/beb'));
  await titlesHaveCome();
  expect(document.title).toBe('');
});
