import { mocked } from '@lykta/api/testing';
import {
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_NEWS,
  READ_STAFF_SESSION,
} from '@lykta/domain/calls';
import { NEWS_COUNT } from '@lykta/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { childrenPage } from '../../testing/handlers.ts';
import { noNews } from '../../testing/organisation.ts';
import { admin, childrenRead, invitations, manager } from '../../testing/people.ts';
import { address, openApp, signedInAs } from '../../testing/show.tsx';

const nothingMarked = childrenRead.map(({ flags: _none, ...one }) => one);

test('whom to read first stands in groups, each child once, and leads to the child', async () => {
  const { user } = openApp('/');
  const help = await screen.findByRole('list', { name: 'Vill ha hjälp' });
  expect(within(help).getAllByRole('link')).toHaveLength(1);
  expect(within(help).getByRole('link', { name: /7KF-2MA/ })).toHaveTextContent(
    /Vill ha hjälp 2Oro 4Sämre än sist 1.*1 nytt/,
  );
  const worries = screen.getByRole('list', { name: 'Oro' });
  expect(within(worries).getByRole('link', { name: /9TA-4RC/ })).toHaveTextContent('Läst av dig');
  const other = screen.getByRole('list', { name: 'Annat nytt' });
  expect(within(other).getByRole('link', { name: /2MX-9TB/ })).toHaveTextContent('väntat 9 dagar');
  expect(screen.queryByText('8DN-6KF')).toBeNull();
  await user.click(within(help).getByText('7KF-2MA'));
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
});

test('a tile counts, shows only those children, and goes back when pressed again', async () => {
  const { user } = openApp('/');
  const tile = await screen.findByRole('button', { name: '2 barn oro' });
  await user.click(tile);
  expect(address()).toBe('/?state=worries');
  const list = await screen.findByRole('list', { name: 'Barn' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(tile).toHaveAttribute('aria-pressed', 'true');
  await user.click(tile);
  expect(await screen.findByRole('list', { name: 'Vill ha hjälp' })).toBeVisible();
  expect(address()).toBe('/');
});

test('who has not answered, and another order, are shown when asked for', async () => {
  const { user } = openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Har inte svarat 1' }));
  const waiting = await screen.findByRole('list', { name: 'Barn' });
  expect(within(waiting).getByRole('link')).toHaveTextContent(/8DN-6KF.*Inget svar än/);
  await user.click(screen.getByRole('button', { name: 'Har inte svarat 1' }));
  await user.selectOptions(screen.getByLabelText('Ordning'), 'Etikett eller kod');
  await waitFor(() => expect(address()).toBe('/?sort=child'));
  expect(within(await screen.findByRole('list', { name: 'Barn' })).getAllByRole('link')).toHaveLength(6);
});

test('the server is asked for the own children in groups, and for a unit’s when chosen', async () => {
  const asked: string[] = [];
  const { user } = openApp(
    '/',
    mocked(LIST_STAFF_CHILDREN, ({ request }) => {
      asked.push(new URL(request.url).search);
      return childrenPage(request);
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina barn' })).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['?whose=mine&sort=groups']));
  await user.click(await screen.findByRole('radio', { name: 'Norra teamet 14' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Norra teamet' })).toBeVisible();
  expect(asked).toContain('?unit=Norra+teamet&sort=groups');
});

test('n and the button lead to the first unread child', async () => {
  const { user } = openApp('/');
  expect(await screen.findByRole('link', { name: 'Läs det nya, 2 barn' })).toBeVisible();
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
});

afterEach(() => void vi.useRealTimers());

test('the promise, who is away, and what else has happened stand beside the list', async () => {
  // Days of the current year are written without it.
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), toFake: ['Date'] });
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
  const beside = await screen.findByRole('complementary', { name: 'Löften och händelser' });
  expect(await within(beside).findByText('Vi läser inom 3 dagar.')).toBeVisible();
  expect(within(beside).getByText('1 barn har väntat längre.')).toBeVisible();
  expect(within(beside).getByText(/^Du läser för Olle Ström 16 nov till 27 nov\. 5 barn\./)).toBeVisible();
  expect(within(beside).getByText(/^Sara Öberg läser för dig 14 dec till 18 dec\./)).toBeVisible();
  expect(within(beside).getByText(/^Kontot för barn 7KF-2MA togs bort 21 nov/)).toBeVisible();
  expect(within(beside).getByRole('link', { name: '1 barn har tackat ja.' })).toBeVisible();
  expect(screen.queryByText(/2AB-3CD/)).toBeNull();
});

test('says when nothing is new', async () => {
  openApp(
    '/',
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, nothingMarked)),
  );
  expect(await screen.findByText('Inget nytt')).toBeVisible();
  expect(screen.getByText('Det här är första gången du loggar in')).toBeVisible();
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

test('an admin sees the load of each worker, and no list to read where no answer can be opened', async () => {
  openApp(
    '/',
    mocked(READ_STAFF_SESSION, () => HttpResponse.json({ ...admin, units: [] })),
  );
  const table = await screen.findByRole('table', { name: 'Så mycket väntar' });
  expect(within(table).getByRole('row', { name: /Södra teamet/ })).toHaveTextContent(/Lo Ek.*4/);
  expect(within(table).getAllByRole('row', { name: /Norra teamet/ })[1]).toHaveTextContent(/Ingen/);
  expect(screen.queryByRole('list', { name: 'Vill ha hjälp' })).toBeNull();
});

test('a manager’s numbers lead to the list of what they count, and say when there are more', async () => {
  const { user } = openApp(
    '/',
    signedInAs(manager),
    mocked(READ_NEWS, () => HttpResponse.json({ ...noNews, unopened: NEWS_COUNT, waiting: NEWS_COUNT - 1 })),
  );
  expect((await screen.findByText('olästa formulär')).nextSibling).toHaveTextContent(/^999\+$/);
  expect(screen.getByText('har inte svarat än').nextSibling).toHaveTextContent(/^999$/);
  await user.click(screen.getByRole('link', { name: /olästa formulär/ }));
  await waitFor(() => expect(address()).toBe('/children?state=unread'));
});
