import { mocked } from '@lykta/api/testing';
import type { StaffSession } from '@lykta/domain';
import {
  LIST_NOTICES,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  partsOf,
  READ_NEWS,
  READ_STAFF_SESSION,
} from '@lykta/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manager } from '../testing/people.ts';
import { server } from '../testing/server.ts';
import { openApp, signedInAs } from '../testing/show.tsx';
import { startDeskCalls, startListCalls } from './desk-calls.ts';

const pathOf = (call: Parameters<typeof partsOf>[0]) => partsOf(call).path;
const SESSION = pathOf(READ_STAFF_SESSION);

let asked: string[];
const onSignedIn = vi.fn();
beforeEach(() => {
  asked = [];
  onSignedIn.mockClear();
  const reach = globalThis.fetch;
  // The tests' browser loses the body of a reply that is read late.
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const reply = await reach(...call);
    return new Response(await reply.text(), reply);
  });
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith(SESSION)) asked.push(pathname + search);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  vi.unstubAllGlobals();
  delete window.lyktaCalls;
});

test('the calls of the start page are started, and the app makes none of them again', async () => {
  await startDeskCalls(onSignedIn);
  expect(onSignedIn).toHaveBeenCalledOnce();
  const started = [
    SESSION,
    `${pathOf(LIST_STAFF_CHILDREN)}?whose=mine&sort=groups`,
    pathOf(LIST_STAFF_INVITATIONS),
    pathOf(READ_NEWS),
    pathOf(LIST_NOTICES),
  ];
  openApp('/');
  expect(await screen.findByRole('list', { name: 'Vill ha hjälp' })).toBeVisible();
  expect(asked.toSorted()).toEqual(started);
  expect(window.lyktaCalls).toEqual({});
});

test('a member who must enrol first has no files of the desk loaded either', async () => {
  server.use(signedInAs({ ...manager, enrol: true }));
  await startDeskCalls(onSignedIn);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(asked).toEqual([SESSION]);
});

test('a session that cannot be read without a network is asked for again by the app', async () => {
  server.use(mocked(READ_STAFF_SESSION, () => HttpResponse.error()));
  await startDeskCalls(onSignedIn);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(asked).toEqual([SESSION]);
  openApp('/');
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  server.use(signedInAs({ ...manager, role: 'worker' }));
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Vill ha hjälp' })).toBeVisible();
});

test('a member without a desk has only its session asked for', async () => {
  server.use(signedInAs({ ...manager, units: [] }));
  await startDeskCalls(onSignedIn);
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(asked).toEqual([SESSION]);
});

test.each([401, 500])('nothing more is loaded when the session is answered with %i', async (status) => {
  server.use(mocked(READ_STAFF_SESSION, () => HttpResponse.json({ status }, { status })));
  await startDeskCalls(onSignedIn);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(asked).toEqual([SESSION]);
});

test.each([
  ['', '?sort=matters'],
  ['?state=help&sort=child&turned=1&new=x', '?state=help&sort=child&turned=1'],
  ['?whose=mine&unit=Norr&sort=none', '?unit=Norr&whose=mine&sort=matters'],
])('the calls of the list at “%s” are started, and the app makes none of them again', async (query, sent) => {
  await startListCalls(new URLSearchParams(query), onSignedIn);
  expect(onSignedIn).toHaveBeenCalledOnce();
  openApp(`/children${query}`);
  await waitFor(() => expect(window.lyktaCalls).toEqual({}));
  await waitFor(() => expect(screen.queryByText('Hämtar …')).toBeNull());
  expect(asked.toSorted()).toEqual([
    SESSION,
    pathOf(LIST_STAFF_CHILDREN) + sent,
    pathOf(LIST_STAFF_INVITATIONS),
  ]);
});

test.each<StaffSession>([
  { ...manager, role: 'author' },
  { ...manager, enrol: true },
])('a member who may not see the list has only its session asked for', async (member) => {
  server.use(signedInAs(member));
  await startListCalls(new URLSearchParams(), onSignedIn);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(asked).toEqual([SESSION]);
});
