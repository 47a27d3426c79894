import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { CHANGE_ORGANISATION, CHANGE_STAFF_PASSWORD, SIGN_OUT_STAFF } from '@lykta/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { organisation } from '../../testing/organisation.ts';
import { admin } from '../../testing/people.ts';
import { openApp, signedInAs } from '../../testing/show.tsx';

test('the language changes at once and is remembered', async () => {
  const { user } = openApp('/settings');
  await user.click(await screen.findByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(window.localStorage.getItem('lykta-viewer-language')).toBe('en');
});

test('the theme changes at once', async () => {
  const { user } = openApp('/settings');
  await user.click(await screen.findByRole('radio', { name: 'Mörkt' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Som datorn' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('a threshold that would hide nobody is refused before it is sent', async () => {
  let body: unknown;
  const { user } = openApp(
    '/settings',
    signedInAs(admin),
    mocked(CHANGE_ORGANISATION, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(organisation);
    }),
  );
  const threshold = await screen.findByLabelText('Minsta grupp i statistiken');
  await user.clear(threshold);
  await user.type(threshold, '4');
  expect(screen.getByText('Skriv ett tal mellan 5 och 20.')).toBeVisible();
  await user.clear(threshold);
  await user.type(threshold, '8');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(body).toEqual({ threshold: 8 }));
});

test('a worker sees no settings of the organisation', async () => {
  openApp('/settings');
  await screen.findByRole('heading', { name: 'Inställningar', level: 1 });
  expect(screen.queryByLabelText('Minsta grupp i statistiken')).toBeNull();
});

test('signing out everywhere ends every session', async () => {
  let body: unknown;
  const { user } = openApp(
    '/settings',
    mocked(SIGN_OUT_STAFF, async ({ request }) => {
      body = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Logga ut överallt' }));
  expect(await screen.findByRole('heading', { name: 'Logga in' })).toBeVisible();
  expect(body).toEqual({ everywhere: true });
});

test('the password is changed with the current one', async () => {
  let body: unknown;
  const { user } = openApp(
    '/settings',
    mocked(CHANGE_STAFF_PASSWORD, async ({ request }) => {
      body = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.type(await screen.findByLabelText('Nuvarande lösenord'), 'det gamla');
  await user.type(screen.getByLabelText('Nytt lösenord'), 'en ny lång mening');
  await user.click(screen.getByRole('button', { name: 'Byt lösenord' }));
  expect(await screen.findByText('Lösenordet är bytt.')).toBeVisible();
  expect(body).toEqual({ current: 'det gamla', password: 'en ny lång mening' });
});

test('a refused password says why, and a wrong current one is told beside its field', async () => {
  const codes = ['password-common', 'wrong-credentials'] as const;
  let calls = 0;
  const { user } = openApp(
    '/settings',
    mocked(CHANGE_STAFF_PASSWORD, () =>
      problem(calls ? 401 : 400, present(codes[calls++], 'codes[calls++]')),
    ),
  );
  await user.type(await screen.findByLabelText('Nuvarande lösenord'), 'det gamla');
  await user.type(screen.getByLabelText('Nytt lösenord'), 'password1');
  await user.click(screen.getByRole('button', { name: 'Byt lösenord' }));
  expect(await screen.findByText(/för vanligt och lätt att gissa/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Byt lösenord' }));
  expect(await screen.findByText('Det nuvarande lösenordet stämmer inte.')).toBeVisible();
});
