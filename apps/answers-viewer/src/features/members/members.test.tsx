import { mocked } from '@lykta/api/testing';
import { ADD_MEMBER, CHANGE_MEMBER } from '@lykta/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { members } from '../../testing/organisation.ts';
import { admin, author, manager } from '../../testing/people.ts';
import { address, openApp, signedInAs } from '../../testing/show.tsx';

test('an admin adds a member with a new unit', async () => {
  let body: unknown;
  const { user } = openApp(
    '/members',
    signedInAs(admin),
    mocked(ADD_MEMBER, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(members[1]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ny medarbetare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ny medarbetare' });
  expect(within(dialog).getByRole('button', { name: 'Spara' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Namn'), 'Kim Ek');
  await user.type(within(dialog).getByLabelText('E-post'), 'kim@exempelby.example');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Norra teamet' }));
  await user.type(within(dialog).getByLabelText('Ny enhet'), 'Västra teamet');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Medarbetaren är tillagd. En länk är skickad.')).toBeVisible();
  expect(body).toEqual({
    name: 'Kim Ek',
    email: 'kim@exempelby.example',
    role: 'worker',
    units: ['Norra teamet', 'Västra teamet'],
  });
});

test('a taken address is told, and what was typed stays', async () => {
  const { user } = openApp(
    '/members',
    signedInAs(admin),
    mocked(ADD_MEMBER, () => problem(409, 'username-taken')),
  );
  await user.click(await screen.findByRole('button', { name: 'Ny medarbetare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ny medarbetare' });
  await user.type(within(dialog).getByLabelText('Namn'), 'Kim Ek');
  await user.type(within(dialog).getByLabelText('E-post'), 'karin@exempelby.example');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByText('Den e-postadressen används redan.')).toBeVisible();
  expect(within(dialog).getByLabelText('Namn')).toHaveValue('Kim Ek');
});

test('a member is shut out after a question, but nobody shuts themselves out', async () => {
  let body: unknown;
  const { user } = openApp(
    '/members',
    signedInAs(admin),
    mocked(CHANGE_MEMBER, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(members[1]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ta bort inloggningen för Karin Lind' }));
  const question = await screen.findByRole('dialog', { name: 'Ska Karin Lind sluta kunna logga in?' });
  expect(body).toBeUndefined();
  await user.click(within(question).getByRole('button', { name: 'Ta bort inloggningen' }));
  await waitFor(() => expect(body).toEqual({ active: false }));
  expect(screen.queryByRole('button', { name: 'Ta bort inloggningen för Amir Berg' })).toBeNull();
});

test('an author sees the forms, and no children', async () => {
  openApp('/children', signedInAs(author));
  await screen.findByRole('heading', { name: 'Formulär', level: 1 });
  expect(address()).toBe('/forms');
  expect(screen.queryByRole('link', { name: /^Barn/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Norra teamet' })).toBeNull();
});

test('a manager sees how much waits, and nothing to read', async () => {
  openApp('/', signedInAs(manager));
  expect(await screen.findByRole('heading', { name: 'Så mycket väntar' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Vill ha hjälp' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Medlemmar' })).toBeNull();
});

test('a worker has no way to members or the log', async () => {
  openApp('/members');
  await screen.findByRole('heading', { name: 'Mina barn' });
  expect(address()).toBe('/');
  expect(screen.queryByRole('link', { name: /Logg/ })).toBeNull();
});
