import { render, screen } from '@testing-library/react';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'An error' : this.props.children;
  }
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const found = () => Promise.resolve(() => <h1>The screen</h1>);

/** Renders a screen as on a freshly loaded page. */
function show(load: () => Promise<() => ReactNode>) {
  const Screen = lazyScreen(load);
  return render(
    <Boundary>
      <Suspense fallback="Loading">
        <Screen />
      </Suspense>
    </Boundary>,
  );
}

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a screen that is not there any more reloads the page once, and then says so', async () => {
  show(gone).unmount();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  show(gone);
  expect(await screen.findByText('An error')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test('after a load that worked the next failure reloads again', async () => {
  let isThere = false;
  const sometimes = () => (isThere ? found() : gone());
  show(sometimes).unmount();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  isThere = true;
  show(sometimes).unmount();
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  isThere = false;
  show(sometimes);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('another screen that loads well does not make it reload for ever', async () => {
  show(gone).unmount();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  show(found).unmount();
  show(gone);
  expect(await screen.findByText('An error')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test('without a network nothing is reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(gone);
  expect(await screen.findByText('An error')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('without storage, where a second time could not be told, nothing is reloaded', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  show(gone);
  expect(await screen.findByText('An error')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that was loaded ahead is there in the first drawing', async () => {
  const Screen = lazyScreen(found);
  await Screen.preload();
  render(
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>,
  );
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a screen that could not be loaded ahead is loaded when it is shown, and only then the page reloads', async () => {
  const Screen = lazyScreen(gone);
  await Screen.preload();
  expect(reload).not.toHaveBeenCalled();
  render(
    <Boundary>
      <Suspense fallback="Loading">
        <Screen />
      </Suspense>
    </Boundary>,
  );
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('loading ahead a screen that is shown already does not draw it anew', async () => {
  let drawn = 0;
  const Counted = () => {
    const [number] = useState(() => ++drawn);
    return <h1>Drawn {number}</h1>;
  };
  const Screen = lazyScreen(() => Promise.resolve(Counted));
  const { rerender } = render(<Screen />, { wrapper: Suspense });
  await screen.findByRole('heading', { name: 'Drawn 1' });
  await Screen.preload();
  rerender(<Screen />);
  expect(screen.getByRole('heading', { name: 'Drawn 1' })).toBeTruthy();
});
