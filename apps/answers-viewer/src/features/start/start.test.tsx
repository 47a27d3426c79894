import { mocked } from '@lykta/api/testing';
import { NEWS_COUNT } from '@lykta/domain';
import { LIST_STAFF_CHILDREN, LIST_STAFF_INVITATIONS, READ_NEWS } from '@lykta/domain/calls';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { noNews } from '../../testing/organisation.ts';
import { childrenRead, invitations } from '../../testing/people.ts';
import { childrenPage } from '../../testing/handlers.ts';
import { address, openApp } from '../../testing/show.tsx';

test('shows what is new and leads to the child', async () => {
  const { user } = openApp('/');
  const answers = await screen.findByRole('list', { name: 'Nya svar' });
  expect(within(answers).getAllByRole('listitem')).toHaveLength(2);
  const accepted = screen.getByRole('list', { name: 'Har tackat ja, inte svarat än' });
  expect(within(accepted).getByText('Barn 8DN-6KF')).toBeVisible();
  await user.click(within(answers).getByText('Barn 7KF-2MA'));
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
});

test('a count that the server cut short says that there are more', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json({ ...noNews, unopened: NEWS_COUNT, waiting: NEWS_COUNT - 1 })),
  );
  expect((await screen.findByText('olästa formulär')).nextSibling).toHaveTextContent(/^999\+$/);
  expect(screen.getByText('har inte svarat än').nextSibling).toHaveTextContent(/^999$/);
});

test('says when nothing is new', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, childrenRead)),
  );
  expect(await screen.findByText('Inget nytt')).toBeVisible();
  expect(screen.getByText('Det här är första gången du loggar in.')).toBeVisible();
});

test('a child and an invitation are found by their codes', async () => {
  const { user } = openApp('/');
  const search = await screen.findByLabelText('Sök på kod eller etikett');
  await user.type(search, 'barn 9ta');
  expect(await screen.findByText('1 träff')).toBeVisible();
  expect(screen.getByText('Barn 9TA-4RC')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'qrs-4');
  await user.click(await screen.findByText('Inbjudan QRS-4T8'));
  expect(await screen.findByRole('heading', { name: 'Inbjudan QRS-4T8' })).toBeVisible();
  expect(address()).toBe('/invitations/inv-2');
});

test('what was sent before and is still unread stands there too', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
  );
  const unread = await screen.findByRole('list', { name: 'Olästa sedan tidigare' });
  expect(within(unread).getByText('Barn 7KF-2MA')).toBeVisible();
  expect(within(unread).getAllByRole('listitem')).toHaveLength(2);
});

test('a row of unread forms counts the unread ones, as the number above does', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
  );
  const unread = await screen.findByRole('list', { name: 'Olästa sedan tidigare' });
  expect(within(unread).getByRole('link', { name: /7KF-2MA/ })).toHaveTextContent(/1 formulär/);
});

test('says which child has deleted its account since the last visit', async () => {
  const [first, ...others] = invitations;
  openApp(
    '/',
    mocked(LIST_STAFF_INVITATIONS, () =>
      HttpResponse.json([
        { ...first, deletedChildren: [{ client: '7KF2MA', day: '2026-11-21' }] },
        ...others.map((one) => ({ ...one, deletedChildren: [{ client: '2AB3CD', day: '2026-01-02' }] })),
      ]),
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Har tagit bort sitt konto' })).toBeVisible();
  expect(screen.getByText(/^Barn 7KF-2MA, 21 nov/)).toBeVisible();
  expect(screen.queryByText(/2AB-3CD/)).toBeNull();
});
