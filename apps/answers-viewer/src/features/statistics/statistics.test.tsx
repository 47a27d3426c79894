import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { EXPORT_STAFF_ANSWERS, LIST_STAFF_FORMS, LOG_PRINT, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { emptyStats, nobodyStats, schoolStats, suppressedStats } from '../../testing/answers.ts';
import { admin, forms, ownForms } from '../../testing/people.ts';
import { address, openApp, signedInAs } from '../../testing/show.tsx';

const asked: URLSearchParams[] = [];
const remember = mocked(READ_STAFF_ANSWERS, ({ request }) => {
  asked.push(new URL(request.url).searchParams);
  return HttpResponse.json(schoolStats);
});
const figures = (body: object) => mocked(READ_STAFF_ANSWERS, () => HttpResponse.json(body));

test('shows a table of words, counts and rounded shares for each question', async () => {
  openApp('/answers/statistics');
  const table = await screen.findByRole('table', { name: 'Hur trivs du i din klass?' });
  expect(within(table).getByRole('row', { name: /Jättebra 6 29 %/ })).toBeVisible();
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('hoppat över314 %');
  expect(
    within(await screen.findByRole('table', { name: /Vem pratar/ })).getByText('Andel av 26'),
  ).toBeVisible();
});

test('live figures say how many answered and how many take part, as two numbers', async () => {
  openApp('/answers/statistics');
  expect((await screen.findByText('barn har svarat')).nextSibling).toHaveTextContent(/^21$/);
  expect(screen.getByText('barn är med nu').nextSibling).toHaveTextContent(/^23$/);
});

test('says that no child has answered, for a question and for a whole form', async () => {
  openApp('/answers/statistics');
  expect(await screen.findByText('Inget barn har svarat.')).toBeVisible();
  expect(screen.getByText('Frågan ställs bara till den som svarat ”Oftast inte bra”.')).toBeVisible();
});

test('a form that nobody sent shows no empty charts', async () => {
  openApp('/answers/statistics', figures(emptyStats));
  expect(await screen.findByText('Inget barn har svarat.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('explains why a small group is not shown', async () => {
  openApp('/answers/statistics', figures(suppressedStats));
  expect(await screen.findByText(/För få barn har svarat/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('few is not said of children of several quarters: the reason is that of each quarter', async () => {
  const data = { ...suppressedStats.data, allWithheld: 'each-quarter' };
  openApp('/answers/statistics', figures({ ...suppressedStats, data }));
  expect(await screen.findByText(/visas inte för något av kvartalen. Välj ett kvartal/)).toBeVisible();
  expect(screen.queryByText(/För få barn/)).toBeNull();
});

test('answers that are not published yet are not called nobody', async () => {
  openApp('/answers/statistics', figures(nobodyStats));
  expect(await screen.findByText('Inga svar i det som är publicerat.')).toBeVisible();
  expect(screen.getByText(/till och med kvartal 3, 2026. Kvartal 4, 2026 publiceras/)).toBeVisible();
  expect(screen.queryByText('Inget barn har svarat.')).toBeNull();
});

test('a worker begins with all own cases, and filters go into the call and the address', async () => {
  asked.length = 0;
  const { user } = openApp('/answers/statistics', remember);
  await screen.findByRole('table', { name: /Hur trivs/ });
  expect(asked.at(-1)?.toString()).toBe('format=stats');
  await user.selectOptions(screen.getByLabelText('Enhet'), 'Södra teamet');
  await user.selectOptions(screen.getByLabelText('Inbjudan'), 'QRS-4T8');
  await screen.findByRole('table', { name: /Hur trivs/ });
  expect(asked.at(-1)?.get('invitation')).toBe('inv-2');
  expect(asked.at(-1)?.get('unit')).toBeNull();
  expect(address()).toContain('invitation=inv-2');
});

test('an admin begins with the whole organisation', async () => {
  asked.length = 0;
  openApp('/answers/statistics', signedInAs(admin), remember);
  await screen.findByRole('table', { name: /Hur trivs/ });
  expect(asked.at(-1)?.toString()).toBe('format=stats');
});

test('two periods stand beside each other', async () => {
  const { user } = openApp('/answers/statistics', signedInAs(admin), remember);
  await screen.findByRole('table', { name: /Hur trivs/ });
  const other = present(screen.getByLabelText<HTMLSelectElement>('Jämför med').options[2], 'screen');
  await user.selectOptions(screen.getByLabelText('Jämför med'), other);
  expect(await screen.findAllByRole('heading', { name: other.text, level: 3 })).toHaveLength(5);
  expect(asked.at(-1)?.get('period')).toBe(other.value.replace('period:', ''));
  expect(screen.getAllByRole('table', { name: /Hur trivs/ })).toHaveLength(2);
});

test('a comparison with too small a group says so, and shows the larger one', async () => {
  openApp(
    '/answers/statistics?compare=unit:Södra teamet',
    signedInAs(admin),
    mocked(READ_STAFF_ANSWERS, ({ request }) =>
      HttpResponse.json(request.url.includes('unit=') ? suppressedStats : schoolStats),
    ),
  );
  expect(await screen.findByText(/Södra teamet: Visas inte. För få barn/)).toBeVisible();
  expect(screen.getAllByRole('table', { name: /Hur trivs/ })).toHaveLength(1);
});

test('the figures are fetched as a file, by the same filters', async () => {
  let name: string | undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  let wanted: URLSearchParams | undefined;
  const { user } = openApp(
    '/answers/statistics?period=2026Q4',
    mocked(EXPORT_STAFF_ANSWERS, ({ request }) => {
      wanted = new URL(request.url).searchParams;
      return HttpResponse.text('"Fråga","Svar","Antal barn"\r\n');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Hämta som fil' }));
  await waitFor(() => expect(name).toBe('skola.csv'));
  expect(Object.fromEntries(wanted ?? [])).toEqual({
    format: 'stats',
    period: '2026Q4',
  });
  click.mockRestore();
});

test('begins with a form that children were asked, not with the first in the list', async () => {
  openApp(
    '/answers/statistics',
    mocked(LIST_STAFF_FORMS, () => HttpResponse.json([...forms].reverse())),
  );
  expect(await screen.findByLabelText('Formulär')).toHaveDisplayValue('Skolan');
});

test('each version of a form is counted on its own, and says so', async () => {
  const asked: string[] = [];
  const { user } = openApp(
    '/answers/statistics?form=skola',
    mocked(LIST_STAFF_FORMS, () => HttpResponse.json(ownForms)),
    mocked(READ_STAFF_ANSWERS, ({ params }) => {
      asked.push(String(params.formVersion));
      return HttpResponse.json(schoolStats);
    }),
  );
  expect(await screen.findByText('Varje version räknas för sig.')).toBeVisible();
  const version = screen.getByLabelText('Version');
  expect(version).toHaveDisplayValue('2 (nyast)');
  await user.selectOptions(version, '1');
  await waitFor(() => expect(asked).toEqual(['2', '1']));
  await user.selectOptions(screen.getByLabelText('Formulär'), 'Familjen');
  expect(screen.queryByLabelText('Version')).toBeNull();
});

test('figures that go to the printer are told to the server', async () => {
  let print: unknown;
  openApp(
    '/answers/statistics?unit=Norra+teamet',
    mocked(LOG_PRINT, async ({ request }) => {
      print = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await screen.findByRole('table', { name: /Hur trivs/ });
  window.dispatchEvent(new Event('beforeprint'));
  await waitFor(() =>
    expect(print).toEqual({ of: 'figures', form: { id: 'skola', version: 1 }, unit: 'Norra teamet' }),
  );
});
