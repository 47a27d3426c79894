import { mocked } from '@lykta/api/testing';
import { FINISH_STAFF_RESET, START_STAFF_RESET } from '@lykta/domain/calls';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { openApp } from '../../testing/show.tsx';

test('a link is asked for by e-mail; the reply tells nothing about the address', async () => {
  let body: unknown;
  const { user } = openApp(
    '/resetpwd',
    mocked(START_STAFF_RESET, async ({ request }) => {
      body = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.type(await screen.findByLabelText('E-post'), 'karin@exempelby.example');
  await user.click(screen.getByRole('button', { name: 'Skicka länk' }));
  expect(await screen.findByText(/Om adressen finns hos oss/)).toBeVisible();
  expect(body).toEqual({
    email: 'karin@exempelby.example',
    redirect: `${window.location.origin}/resetpwd`,
  });
});

test('the link’s token goes with the new password, as a header', async () => {
  let authorised: string | null = null;
  const { user } = openApp(
    '/resetpwd#token=geheim',
    mocked(FINISH_STAFF_RESET, ({ request }) => {
      authorised = request.headers.get('Authorization');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.type(await screen.findByLabelText('Lösenord'), 'en lång mening');
  await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }));
  expect(await screen.findByText('Lösenordet är sparat. Logga in med det.')).toBeVisible();
  expect(authorised).toBe('Bearer geheim');
});

test('an old link leads to a new one', async () => {
  const { user } = openApp(
    '/resetpwd#token=gammal',
    mocked(FINISH_STAFF_RESET, () => problem(401, 'link-expired')),
  );
  await user.type(await screen.findByLabelText('Lösenord'), 'en lång mening');
  await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }));
  expect(await screen.findByText(/Länken gäller inte längre/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Be om en ny länk' }));
  expect(await screen.findByRole('button', { name: 'Skicka länk' })).toBeVisible();
});
