import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextsProvider } from './texts-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { showTheme, themeOf } from './theme.ts';
import { textsOf } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useLanguage } from './use-language.ts';
import { WhileOffline } from './while-offline.tsx';

const sv = { 'error.offline': 'Inget nät', 'error.too-many-tries_other': 'Vänta {{count}} minuter' };
const en = { 'error.offline': 'No network', 'error.too-many-tries_other': 'Wait {{count}} minutes' };
const load = { en: vi.fn(() => Promise.resolve(en)) };
const { createTexts, showLanguage } = textsOf<Record<string, string>>({ first: sv, load });

beforeEach(() => void load.en.mockClear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Message({ error }: { error: unknown }) {
  const textOf = useFailureText(({ code }) => (code === 'busy' ? 'Eget fel' : undefined));
  return (
    <p>
      {useLanguage()}: {textOf(error)}
    </p>
  );
}

test('texts start in Swedish, and another language is loaded once', async () => {
  const texts = createTexts();
  render(
    <TextsProvider texts={texts}>
      <Message error={{ status: 0, code: 'offline' }} />
    </TextsProvider>,
  );
  expect(screen.getByText('sv: Inget nät')).toBeDefined();
  await act(() => showLanguage(texts, 'en'));
  expect(screen.getByText('en: No network')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
  await act(() => showLanguage(texts, 'sv'));
  await act(() => showLanguage(texts, 'en'));
  expect(load.en).toHaveBeenCalledOnce();
});

test('forty components listen to the texts once, and all are drawn again', async () => {
  const texts = createTexts();
  const listens = vi.spyOn(texts, 'on');
  const Row = memo(() => <Message error={{ status: 0, code: 'offline' }} />);
  render(
    <TextsProvider texts={texts}>
      {Array.from({ length: 40 }, (_, row) => (
        <Row key={row} />
      ))}
    </TextsProvider>,
  );
  expect(listens).toHaveBeenCalledOnce();
  await act(() => showLanguage(texts, 'en'));
  expect(screen.getAllByText('en: No network')).toHaveLength(40);
  await act(() => showLanguage(texts, 'sv'));
});

test('a component without texts around it says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Message error={undefined} />)).toThrow('TextsProvider');
});

test('a language that can not be loaded changes nothing', async () => {
  const texts = createTexts();
  await showLanguage(texts, 'sv');
  load.en.mockRejectedValueOnce(new Error('offline'));
  await expect(showLanguage(texts, 'en')).rejects.toThrow('offline');
  expect(texts.language).toBe('sv');
  expect(document.documentElement.lang).toBe('sv');
});

test('a failure says how long to wait, and an app can have messages of its own', () => {
  const { rerender } = render(
    <TextsProvider texts={createTexts()}>
      <Message error={{ status: 429, code: 'too-many-tries', retryAfter: 290 }} />
    </TextsProvider>,
  );
  expect(screen.getByText('sv: Vänta 5 minuter')).toBeDefined();
  rerender(
    <TextsProvider texts={createTexts()}>
      <Message error={{ status: 503, code: 'busy' }} />
    </TextsProvider>,
  );
  expect(screen.getByText('sv: Eget fel')).toBeDefined();
});

test('a broken screen is tried again, and is gone on another page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Screen = () => {
    if (broken) throw new Error('A screen that breaks.');
    return <p>Här är sidan</p>;
  };
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Link to="/b">Vidare</Link>
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Försök igen</button>}>
        <Screen />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeDefined();
  broken = false;
  await user.click(screen.getByRole('link', { name: 'Vidare' }));
  expect(screen.getByText('Här är sidan')).toBeDefined();
});

test('the notice is there as long as the network is not', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<WhileOffline>Du är offline</WhileOffline>);
  expect(screen.getByRole('status').textContent).toBe('');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe('Du är offline');
});

test('a theme that does not exist follows the device', () => {
  showTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  showTheme(themeOf('pink'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
