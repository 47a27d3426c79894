import { mocked } from '@lykta/api/testing';
import { NEWS_COUNT } from '@lykta/domain';
import {
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_NEWS,
  READ_STAFF_SESSION,
} from '@lykta/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { noNews } from '../../testing/organisation.ts';
import { admin, childrenRead, invitations } from '../../testing/people.ts';
import { childrenPage } from '../../testing/handlers.ts';
import { address, openApp } from '../../testing/show.tsx';

test('shows what to read, with what matters, and leads to the child', async () => {
  const { user } = openApp('/');
  const answers = await screen.findByRole('list', { name: 'Att läsa' });
  expect(within(answers).getAllByRole('listitem')).toHaveLength(2);
  expect(within(answers).getByRole('link', { name: /7KF-2MA/ })).toHaveTextContent(
    'Vill ha hjälp 2 · Oro 4 · Sämre än sist 1',
  );
  expect(within(answers).getByRole('link', { name: /2MX-9TB/ })).toHaveTextContent('Oläst i 9 dagar');
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

test('Enter opens the only child that is found', async () => {
  const { user } = openApp('/');
  const search = await screen.findByLabelText('Sök på kod eller etikett');
  await user.type(search, '9ta{Enter}');
  expect(await screen.findByRole('heading', { name: 'Barn 9TA-4RC' })).toBeVisible();
});

test('a number leads to the list of what it counts', async () => {
  const { user } = openApp('/');
  await user.click(await screen.findByRole('link', { name: /olästa formulär/ }));
  await waitFor(() => expect(address()).toBe('/children?state=unread'));
});

test('what was sent before the last visit and is still unread stands there too', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
  );
  const unread = await screen.findByRole('list', { name: 'Att läsa' });
  expect(within(unread).getByText('Barn 7KF-2MA')).toBeVisible();
  expect(within(unread).getAllByRole('listitem')).toHaveLength(2);
});

test('a row of unread forms counts the unread ones, as the number above does', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
  );
  const unread = await screen.findByRole('list', { name: 'Att läsa' });
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

test('the server is asked for unread children in the order of what matters', async () => {
  const asked: string[] = [];
  openApp(
    '/',
    mocked(LIST_STAFF_CHILDREN, ({ request }) => {
      asked.push(new URL(request.url).search);
      return childrenPage(request);
    }),
  );
  await screen.findByRole('list', { name: 'Att läsa' });
  expect(asked).toContain('?state=unread&sort=matters');
});

test('an admin sees the load of each worker, and no list to read where no answer can be opened', async () => {
  openApp(
    '/',
    mocked(READ_STAFF_SESSION, () => HttpResponse.json({ ...admin, units: [] })),
  );
  const table = await screen.findByRole('table', { name: 'Så mycket väntar' });
  expect(within(table).getByRole('row', { name: /Södra teamet/ })).toHaveTextContent(/Lo Ek.*4/);
  expect(within(table).getAllByRole('row', { name: /Norra teamet/ })[1]).toHaveTextContent(/Ingen/);
  expect(screen.queryByRole('list', { name: 'Att läsa' })).toBeNull();
});
