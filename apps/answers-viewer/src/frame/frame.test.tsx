import { mocked } from '@lykta/api/testing';
import { MINUTE_MS } from '@lykta/domain';
import { GIVE_REASON, READ_CHILD_ANSWERS, READ_STAFF_SESSION } from '@lykta/domain/calls';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '../testing/handlers.ts';
import { worker } from '../testing/people.ts';
import { address, openApp } from '../testing/show.tsx';

afterEach(() => vi.useRealTimers());

test('an unknown address leads to the start', async () => {
  openApp('/no/such/place');
  expect(await screen.findByRole('heading', { name: 'Mina barn' })).toBeVisible();
  expect(address()).toBe('/');
});

test('a server that is away is told on the whole page, and tried again', async () => {
  let away = true;
  const { user } = openApp(
    '/',
    mocked(READ_STAFF_SESSION, () => (away ? HttpResponse.error() : HttpResponse.json(worker))),
  );
  expect(await screen.findByText('Vi når inte servern. Kontrollera nätet och försök igen.')).toBeVisible();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Mina barn' })).toBeVisible();
});

test('keys search, go on and back, and can be switched off', async () => {
  const { user } = openApp('/answers/children/inv-1/7KF2MA');
  await screen.findByRole('heading', { name: 'Barn 7KF-2MA' });
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Barn 2MX-9TB' })).toBeVisible();
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
  window.localStorage.setItem('lykta-viewer-shortcuts', 'off');
  await user.keyboard('j');
  expect(address()).toBe('/answers/children/inv-1/7KF2MA');
  window.localStorage.removeItem('lykta-viewer-shortcuts');
  await user.keyboard('/');
  const search = await screen.findByLabelText('Sök på kod eller etikett');
  await waitFor(() => expect(search).toHaveFocus());
  await user.keyboard('j');
  expect(search).toHaveValue('j');
});

test.each(['/', '/children', '/invitations', '/answers/children', '/forms'])(
  'keys go from row to row on %s, and Enter opens it',
  async (path) => {
    const { user } = openApp(path);
    const rows = () => document.querySelectorAll('main :is(tbody tr, li) a[href]');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await user.keyboard('j');
    const first = document.activeElement;
    expect(first).toBe(rows()[0]);
    await user.keyboard('j');
    const second = document.activeElement;
    expect(second).not.toBe(first);
    await user.keyboard('k');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).not.toBe(path));
  },
);

test('m chooses the reason of a meeting, then opens its sheet; p prints it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  let hasReason = false;
  const { user } = openApp(
    '/answers/children/inv-1/7KF2MA',
    mocked(GIVE_REASON, () => {
      hasReason = true;
      return new HttpResponse(null, { status: 204 });
    }),
    mocked(READ_CHILD_ANSWERS, () => (hasReason ? undefined : problem(403, 'reason-needed'))),
  );
  await screen.findByRole('button', { name: 'Öppna svaren' });
  await user.keyboard('m');
  expect(screen.getByRole('radio', { name: 'Inför ett möte med barnet' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Öppna svaren' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mötesblad' })).toBeVisible());
  await user.keyboard('m');
  expect(await screen.findByRole('heading', { name: 'Mötesblad' })).toHaveFocus();
  await user.keyboard('p');
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

test('/ leads from a child to the search of the start page, and n to the next unread child', async () => {
  const { user } = openApp('/answers/children/inv-1/7KF2MA');
  await screen.findByRole('link', { name: 'Nästa olästa barn' });
  await user.keyboard('/');
  await waitFor(() => expect(screen.getByLabelText('Sök på kod eller etikett')).toHaveFocus());
  await user.keyboard('{Escape}n');
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Barn 2MX-9TB' })).toBeVisible();
});

test('Escape leaves the search, so that letters are keys again', async () => {
  const { user } = openApp('/answers/children');
  const search = await screen.findByLabelText('Sök på kod eller etikett');
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('{Escape}j{Enter}');
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Barn 2MX-9TB' })).toBeVisible();
});

test('Escape leads back from the sheet for a child, also from a choice on it', async () => {
  const { user } = openApp('/invitations/inv-1/sheet');
  await user.click(await screen.findByRole('checkbox', { name: 'Spara på svärtan' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Skickade formulär' })).toBeVisible();
});

test('/ searches the invitations', async () => {
  const { user } = openApp('/invitations');
  const search = await screen.findByLabelText('Sök på kod eller etikett');
  await user.keyboard('/');
  expect(search).toHaveFocus();
});

test('the keys are listed behind ?', async () => {
  const { user } = openApp('/help');
  await screen.findByRole('heading', { name: 'Hjälp', level: 1 });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Kortkommandon' })).toBeVisible();
});

test('somebody who does nothing is warned before the session ends, and can stay', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = openApp('/help');
  await screen.findByRole('heading', { name: 'Hjälp', level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(27 * MINUTE_MS));
  expect(screen.queryByRole('dialog', { name: 'Du loggas snart ut' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByRole('dialog', { name: 'Du loggas snart ut' })).toBeVisible();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Stanna inloggad' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Du loggas snart ut' })).toBeNull());
});

test('a session that ended while nobody was there leads to the sign-in page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let signedIn = true;
  openApp(
    '/help',
    mocked(READ_STAFF_SESSION, () => (signedIn ? HttpResponse.json(worker) : problem(401, 'not-signed-in'))),
  );
  await screen.findByRole('heading', { name: 'Hjälp', level: 1 });
  signedIn = false;
  await act(() => vi.advanceTimersByTimeAsync(31 * MINUTE_MS));
  vi.useRealTimers();
  expect(await screen.findByText('Du blev utloggad. Logga in igen.')).toBeVisible();
});
