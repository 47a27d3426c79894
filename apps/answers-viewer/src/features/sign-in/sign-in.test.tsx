import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_FORMS, READ_STAFF_SESSION, SIGN_IN_STAFF } from '@lykta/domain/calls';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { worker } from '../../testing/people.ts';
import { address, openApp } from '../../testing/show.tsx';

const nobody = mocked(READ_STAFF_SESSION, () => problem(401, 'not-signed-in'), { once: true });

test('a member who is not signed in comes to the sign-in page and back to where they were', async () => {
  const { user } = openApp('/invitations', nobody);
  await user.type(await screen.findByLabelText('E-post'), 'karin@exempelby.se');
  await user.type(screen.getByLabelText('Lösenord'), 'hemligt ord');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByRole('heading', { name: 'Inbjudningar', level: 1 })).toBeVisible();
  expect(address()).toBe('/invitations');
});

test('wrong credentials are told in words, and nothing that was typed is lost', async () => {
  const { user } = openApp(
    '/sign-in',
    mocked(SIGN_IN_STAFF, () => problem(401, 'wrong-credentials')),
  );
  await user.type(await screen.findByLabelText('E-post'), 'karin@exempelby.se');
  await user.type(screen.getByLabelText('Lösenord'), 'fel');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fel e-post, lösenord eller kod.');
  expect(screen.getByLabelText('E-post')).toHaveValue('karin@exempelby.se');
});

test('the code is asked for where the server wants one, and sent along', async () => {
  const bodies: unknown[] = [];
  const { user } = openApp(
    '/sign-in',
    mocked(SIGN_IN_STAFF, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return body.code ? HttpResponse.json(worker) : problem(401, 'code-needed');
    }),
  );
  await user.type(await screen.findByLabelText('E-post'), 'karin@exempelby.se');
  await user.type(screen.getByLabelText('Lösenord'), 'hemligt ord');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  await user.type(await screen.findByLabelText('Engångskod'), '123456');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByRole('button', { name: 'Logga ut' })).toBeVisible();
  expect(bodies.at(-1)).toEqual({ email: 'karin@exempelby.se', password: 'hemligt ord', code: '123456' });
});

test('a session that ends on the way leads to the sign-in page, which says so', async () => {
  const gone = () => problem(401, 'not-signed-in');
  let signedIn = true;
  const { user } = openApp(
    '/children',
    mocked(READ_STAFF_SESSION, () => (signedIn ? HttpResponse.json(worker) : gone())),
    mocked(LIST_STAFF_FORMS, gone),
  );
  await screen.findByRole('heading', { name: 'Barn', level: 1 });
  signedIn = false;
  await user.click(screen.getByRole('link', { name: /^Svar/ }));
  expect(await screen.findByText('Du blev utloggad. Logga in igen.')).toBeVisible();
});

test('signing out leads to the sign-in page', async () => {
  const { user } = openApp('/children');
  await user.click(await screen.findByRole('button', { name: 'Logga ut' }));
  expect(await screen.findByRole('heading', { name: 'Logga in' })).toBeVisible();
});

test('there is a way to a new password', async () => {
  const { user } = openApp('/sign-in', nobody);
  await user.click(await screen.findByRole('link', { name: 'Glömt lösenordet?' }));
  expect(await screen.findByRole('button', { name: 'Skicka länk' })).toBeVisible();
});
