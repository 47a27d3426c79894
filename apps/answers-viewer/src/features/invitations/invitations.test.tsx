import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import {
  CHANGE_INVITATION,
  CREATE_INVITATION,
  LIST_STAFF_INVITATIONS,
  REQUEST_FORMS,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { invitations, manyInvitations } from '../../testing/people.ts';
import { address, openApp } from '../../testing/show.tsx';

test('an invitation is created and leads to its code and link', async () => {
  let body: unknown;
  const { user } = openApp(
    '/invitations/new',
    mocked(CREATE_INVITATION, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(invitations[0]);
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /Familjen/ }));
  await user.click(screen.getByRole('checkbox', { name: /Skolan/ }));
  await user.clear(screen.getByLabelText('Hur många barn?'));
  await user.type(screen.getByLabelText('Hur många barn?'), '12');
  await user.click(screen.getByRole('button', { name: 'Skapa inbjudan' }));
  expect(await screen.findByText('KXM-7P2')).toBeVisible();
  expect(screen.getByText('https://app.lykta.example/connect/KXM7P2')).toBeVisible();
  expect(body).toEqual({
    unit: 'Norra teamet',
    maxClients: 12,
    forms: [
      { id: 'familj', version: 1, order: 0 },
      { id: 'skola', version: 1, order: 1 },
    ],
  });
});

test('nothing is sent while something is missing, and each thing is named', async () => {
  const { user } = openApp('/invitations/new');
  await user.clear(await screen.findByLabelText('Hur många barn?'));
  await user.type(screen.getByLabelText('Hur många barn?'), '0');
  await user.click(screen.getByRole('button', { name: 'Skapa inbjudan' }));
  expect(screen.getByText('Välj minst ett formulär.')).toBeVisible();
  expect(screen.getByText('Skriv ett antal mellan 1 och 10000.')).toBeVisible();
  expect(address()).toBe('/invitations/new');
});

test('recipients are checked and normalised before they are sent', async () => {
  let body: { recipients?: string[] } = {};
  const { user } = openApp(
    '/invitations/new',
    mocked(CREATE_INVITATION, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(invitations[0]);
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /Skolan/ }));
  await user.click(screen.getByText('Skicka länken härifrån'));
  const address = screen.getByLabelText('Mobilnummer eller e-post');
  await user.type(address, '12345{Enter}');
  expect(screen.getByText('Skriv ett mobilnummer (07…) eller en e-postadress.')).toBeVisible();
  await user.clear(address);
  await user.type(address, '070-123 45 67{Enter}');
  expect(screen.getByText('+46701234567')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skapa inbjudan' }));
  await screen.findByText('KXM-7P2');
  expect(screen.getByText(/Länken går till 1 mottagare\./)).toBeVisible();
  expect(body.recipients).toEqual(['+46701234567']);
});

test('pausing is sent at once; closing asks first', async () => {
  const changes: unknown[] = [];
  const { user } = openApp(
    '/invitations/inv-1',
    mocked(CHANGE_INVITATION, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json(invitations[0]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pausa' }));
  await waitFor(() => expect(changes).toEqual([{ status: 'paused' }]));
  await user.click(screen.getByRole('button', { name: 'Stäng' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stänga inbjudan?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(changes.at(-1)).toEqual({ status: 'closed' }));
});

test('more forms are sent to everybody who accepted', async () => {
  let body: unknown;
  const { user } = openApp(
    '/invitations/inv-1',
    mocked(REQUEST_FORMS, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(invitations[0]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Skicka formulär' }));
  const dialog = await screen.findByRole('dialog', { name: 'Skicka formulär' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Fritiden/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Skicka till 14 barn' }));
  expect(await screen.findByText('Formulären är skickade.')).toBeVisible();
  expect(body).toEqual({ forms: [{ id: 'fritid', version: 1, order: 0 }], after: 'inv-1-r1' });
});

test('forms are taken back after asking, and the list says when', async () => {
  let taken = '';
  const [first] = invitations;
  const withdrawn = '2026-11-20T09:00:00Z';
  const { user } = openApp(
    '/invitations/inv-1',
    mocked(LIST_STAFF_INVITATIONS, () =>
      HttpResponse.json([
        {
          ...first,
          requests: present(first, 'first').requests.map((one) => (taken ? { ...one, withdrawn } : one)),
        },
      ]),
    ),
    mocked(WITHDRAW_REQUEST, ({ params }) => {
      taken = String(params.request);
      return HttpResponse.json(first);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ta tillbaka' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ta tillbaka formulären?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
  expect(await screen.findByText('Tillbakataget 20 november', { exact: false })).toBeVisible();
  expect(taken).toBe('inv-1-r1');
});

test('what only is left for all cannot be taken back, and that is told', async () => {
  const { user } = openApp(
    '/invitations/inv-1',
    mocked(WITHDRAW_REQUEST, () => problem(409, 'last-request')),
  );
  await user.click(await screen.findByRole('button', { name: 'Ta tillbaka' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ta tillbaka' }));
  expect(
    await screen.findByText('Det här är det enda formuläret som alla får.', { exact: false }),
  ).toBeVisible();
});

test.each([
  ['paused', 'Pausad', 'Inbjudan är pausad. Öppna den igen först.'],
  ['closed', 'Stängd', 'Inbjudan är stängd. Skapa en ny i stället.'],
] as const)(
  '%s by somebody else while forms are chosen: the dialog stays and says so',
  async (become, word, text) => {
    let status = 'active';
    const { user } = openApp(
      '/invitations/inv-1',
      mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([{ ...invitations[0], status: { status } }])),
      mocked(REQUEST_FORMS, () => {
        status = become;
        return problem(409, `invitation-${become}`);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Skicka formulär' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /Skolan/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Skicka till 14 barn' }));
    expect(await screen.findByText(word)).toBeVisible();
    expect(within(dialog).getByText(text)).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: /Skolan/ })).toBeChecked();
  },
);

test('a closed invitation has no code to hand out, and can be opened again', async () => {
  const changes: unknown[] = [];
  const { user } = openApp(
    '/invitations/inv-4',
    mocked(CHANGE_INVITATION, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json(invitations[3]);
    }),
  );
  await screen.findByRole('heading', { name: 'Inbjudan WXY-3Z6' });
  expect(screen.queryByRole('button', { name: 'Pausa' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Skicka formulär' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Blad till barnet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Öppna igen' }));
  await waitFor(() => expect(changes).toEqual([{ status: 'active' }]));
});

test('an invitation of another unit looks like one that does not exist', async () => {
  openApp('/invitations/inv-99');
  expect(await screen.findByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
});

test('children who are gone take up places and are not counted as children', async () => {
  const some = invitations.map((one) => ({ ...one, accepted: one.accepted && 12, taking: one.taking && 9 }));
  const { user } = openApp(
    '/invitations',
    mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(some)),
  );
  const row = await screen.findByRole('row', { name: /KXM-7P2/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['9', '12 av 12']));
  expect(screen.getByRole('columnheader', { name: 'Är med' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Barn/ })).toHaveTextContent('18');
  await user.click(within(row).getByRole('link'));
  expect(await screen.findByText('Norra teamet. 9 barn är med. 12 av 12 platser är använda.')).toBeVisible();
});

test('an invitation is found by its label, and a label that tells whose it is makes none', async () => {
  const labelled = invitations.map((one, index) => (index === 1 ? { ...one, label: 'Klass 5B' } : one));
  const { user } = openApp(
    '/invitations',
    mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(labelled)),
    mocked(CREATE_INVITATION, () => HttpResponse.error()),
  );
  await user.type(await screen.findByLabelText('Sök på kod eller etikett'), 'klass 5');
  expect(screen.getByRole('link', { name: 'Klass 5B · QRS-4T8' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'KXM-7P2' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ny inbjudan' }));
  await user.click(await screen.findByRole('checkbox', { name: /Skolan/ }));
  await user.type(screen.getByLabelText('Etikett'), '120403-2384');
  expect(screen.getByText('Det ser ut som ett personnummer. Skriv något annat.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skapa inbjudan' }));
  expect(screen.queryByText(/Vi når inte servern/)).toBeNull();
  expect(screen.getByLabelText('Etikett')).toHaveValue('120403-2384');
});

test.each([
  ['form-retired', 'Ett av formulären används inte längre. Välj ett annat.'],
  ['promise-needed', 'Enheten har inte sagt när den läser. Gör det i inställningarna först.'],
] as const)('a form that cannot be sent says why: %s', async (code, said) => {
  const { user } = openApp(
    '/invitations/new',
    mocked(CREATE_INVITATION, () => problem(409, code)),
  );
  await user.click(await screen.findByRole('checkbox', { name: /Skolan/ }));
  await user.click(screen.getByRole('button', { name: 'Skapa inbjudan' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('filters and search leave what fits', async () => {
  const { user } = openApp('/invitations');
  await screen.findByRole('link', { name: 'KXM-7P2' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Pausad');
  expect(screen.queryByRole('link', { name: 'KXM-7P2' })).toBeNull();
  expect(screen.getByRole('link', { name: 'ABC-9D5' })).toBeVisible();
  await user.type(screen.getByLabelText('Sök på kod eller etikett'), 'kxm');
  expect(screen.getByText('Ingen inbjudan stämmer med det du sökte.')).toBeVisible();
});

test('of many invitations few are drawn, and the table says how many there are', async () => {
  openApp(
    '/invitations',
    mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(manyInvitations(150))),
  );
  expect(await screen.findByText('150 inbjudningar')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '151');
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
});

test('on paper every one of them is drawn', async () => {
  openApp(
    '/invitations',
    mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(manyInvitations(140))),
  );
  await screen.findByText('140 inbjudningar');
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row')).toHaveLength(141);
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
});

test('a server that is away is told, and tried again', async () => {
  let away = true;
  const { user } = openApp(
    '/invitations',
    mocked(LIST_STAFF_INVITATIONS, () => (away ? problem(503, 'busy') : HttpResponse.json(invitations))),
  );
  expect(await screen.findByText('Lykta hinner inte med just nu. Försök igen om en stund.')).toBeVisible();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'KXM-7P2' })).toBeVisible();
});
