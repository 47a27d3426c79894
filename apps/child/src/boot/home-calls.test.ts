import { present } from '@lykta/domain';
import { READ_INVITATIONS, READ_MOODS, READ_PROFILE, READ_SESSION } from '@lykta/domain/calls';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchAhead } from '../frame/session/fetch-ahead.ts';
import { forgetLogin, rememberLogin } from '../frame/storage/login-time.ts';
import { makeStore } from '../store.ts';
import { emptyProfile, session } from '../testing/fixtures.ts';
import { startHomeCalls } from './home-calls.ts';

const replies: Record<string, unknown> = {
  [READ_SESSION]: session,
  [READ_PROFILE]: emptyProfile,
  [READ_INVITATIONS]: { pending: [], accepted: [] },
  [READ_MOODS]: {},
};

afterEach(() => {
  vi.unstubAllGlobals();
  forgetLogin();
  delete window.lyktaCalls;
});

it('starts the calls that the app then makes for home, each once', async () => {
  const asked = vi.fn((input: RequestInfo | URL) => {
    const { method, url } = new Request(input);
    return Promise.resolve(Response.json(replies[`${method} ${new URL(url).pathname}`]));
  });
  vi.stubGlobal('fetch', asked);
  rememberLogin(new Date());
  startHomeCalls();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(5));
  for (const call of asked.mock.calls) expect(call).toEqual([expect.any(String), { credentials: 'include' }]);
  await fetchAhead(makeStore(), '/home', () => Promise.resolve());
  expect(asked).toHaveBeenCalledTimes(5);
  expect(window.lyktaCalls).toEqual({});
});

it('leaves a call that fails to the app', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Network error')));
  startHomeCalls();
  await vi.waitFor(() =>
    expect(Object.keys(present(window.lyktaCalls, 'window.lyktaCalls'))).toHaveLength(5),
  );
  await expect(Object.values(present(window.lyktaCalls, 'window.lyktaCalls'))[0]).rejects.toThrow(
    'Network error',
  );
});
