import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import {
  ANSWER_BACK,
  GIVE_REASON,
  LIST_STAFF_INVITATIONS,
  READ_CHILD_ANSWERS,
  REQUEST_FORMS,
} from '@lykta/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { manyMarks, schoolAnswers } from '../../testing/answers.ts';
import { problem } from '../../testing/handlers.ts';
import { invitations } from '../../testing/people.ts';
import { sendingsOf } from '../../testing/sendings.ts';
import { address, openApp } from '../../testing/show.tsx';

/** The row of a question in its form; the summary above may contain the question too. */
const row = async (question: string) =>
  present(
    present(
      (await screen.findAllByText(question)).at(-1),
      '(await screen.findAllByText(question)).at(-1)',
    ).closest('div'),
    'what was sought',
  );

test('a child’s answers are found from the list of children', async () => {
  const { user } = openApp('/children');
  await user.click(await screen.findByRole('link', { name: 'Barn 7KF-2MA' }));
  expect(await screen.findByRole('heading', { name: 'Barn 7KF-2MA' })).toBeVisible();
  expect(await row('Hur trivs du i din klass?')).toHaveTextContent('4 av 5, bra');
  expect(await row('Hur är det på rasterna?')).toHaveTextContent('frågan har hoppats över');
  expect(await row('Finns det något du vill ändra på?')).toHaveTextContent('inget svar');
  const livesWith = await row('Vilka bor du med?');
  expect(livesWith).toHaveTextContent('mammalillasyster');
  expect(livesWith).toHaveTextContent(/I berättelsen: Jag bor med .*mamma och .*lillasyster\./);
});

test('questions off the child’s way are shown when asked for', async () => {
  const { user } = openApp('/answers/children/inv-1/7KF2MA');
  await row('Hur trivs du i din klass?');
  expect(screen.queryByText('Vad brukar hända när du säger till?')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Visa frågor som inte ställdes till barnet' }));
  expect(await row('Vad brukar hända när du säger till?')).toHaveTextContent('inget svar');
});

test('the reason is asked for once, and then the answers are shown', async () => {
  let reason: unknown;
  const { user } = openApp(
    '/answers/children/inv-1/2MX9TB',
    mocked(READ_CHILD_ANSWERS, (asked) => (reason ? sendingsOf()(asked) : problem(403, 'reason-needed'))),
    mocked(GIVE_REASON, async ({ request }) => {
      reason = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const open = await screen.findByRole('button', { name: 'Öppna svaren' });
  expect(open).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Något annat' }));
  await user.type(screen.getByLabelText('Skriv varför'), 'Samtal i morgon');
  await user.click(screen.getByRole('button', { name: 'Öppna svaren' }));
  expect(await row('Hur trivs du i din klass?')).toBeVisible();
  expect(reason).toEqual({ invitation: 'inv-1', client: '2MX9TB', reason: 'Samtal i morgon' });
});

test('a long summary shows three of each, and all when asked', async () => {
  const { user } = openApp(
    '/answers/children/inv-1/2MX9TB',
    mocked(
      READ_CHILD_ANSWERS,
      sendingsOf(() => manyMarks[0]),
    ),
  );
  const summary = await screen.findByRole('region', { name: 'Det viktigaste' });
  const folded = () => summary.querySelectorAll('[data-more]').length;
  expect(folded()).toBe(3);
  await user.click(within(summary).getByRole('button', { name: 'Visa 3 till' }));
  expect(folded()).toBe(0);
});

test('previous and next lead through the children in the order of the list', async () => {
  const { user } = openApp('/answers/children/inv-1/7KF2MA');
  const neighbours = await screen.findByRole('navigation', { name: 'Föregående och nästa barn' });
  expect(within(neighbours).getByRole('link', { name: 'Nästa olästa barn' })).toHaveAttribute(
    'href',
    '/answers/children/inv-1/2MX9TB',
  );
  expect(within(neighbours).queryByRole('link', { name: 'Föregående barn' })).toBeNull();
  await user.click(within(neighbours).getByRole('link', { name: 'Nästa barn' }));
  expect(await screen.findByRole('heading', { name: 'Barn 2MX-9TB' })).toBeVisible();
  expect(address()).toBe('/answers/children/inv-1/2MX9TB');
});

test('a form that can’t be found is told, and the others are still read', async () => {
  openApp(
    '/answers/children/inv-1/7KF2MA',
    mocked(
      READ_CHILD_ANSWERS,
      sendingsOf(({ id }) => (id === 'familj' ? undefined : schoolAnswers)),
    ),
  );
  expect(await screen.findByText('Ett formulär gick inte att hitta.')).toBeVisible();
  expect(await row('Hur trivs du i din klass?')).toBeVisible();
});

test('an answer to an unknown question is left out and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers = structuredClone(schoolAnswers);
  answers.data.questions.gone = [{ answer: 'x', date: '2026-11-19' }];
  openApp(
    '/answers/children/inv-1/2MX9TB',
    mocked(
      READ_CHILD_ANSWERS,
      sendingsOf(() => answers),
    ),
  );
  await row('Hur trivs du i din klass?');
  expect(warn).toHaveBeenCalledWith('Cannot find question in form: gone');
});

test('what has been read is not new any more', async () => {
  const { user } = openApp('/answers/children');
  await user.click(await screen.findByRole('link', { name: /7KF-2MA.*Nytt/ }));
  await row('Hur trivs du i din klass?');
  await user.click(screen.getByRole('link', { name: 'Svar' }));
  await user.click(await screen.findByRole('radio', { name: 'Enskilda svar' }));
  const list = await screen.findByRole('navigation', { name: 'Barn' });
  await waitFor(() =>
    expect(within(list).getByRole('link', { name: /7KF-2MA/ })).not.toHaveTextContent('Nytt'),
  );
  expect(within(list).getByRole('link', { name: /2MX-9TB/ })).toHaveTextContent('Nytt');
});

test('a child of another unit looks the same as one that does not exist', async () => {
  openApp('/answers/children/inv-9/XXX');
  expect(await screen.findByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
});

test('nothing is read before a child is chosen', async () => {
  let read = 0;
  openApp(
    '/answers/children',
    mocked(READ_CHILD_ANSWERS, (asked) => {
      read += 1;
      return sendingsOf()(asked);
    }),
  );
  expect(await screen.findByText('Välj ett barn')).toBeVisible();
  expect(read).toBe(0);
});

test('forms are sent to the child of the page alone', async () => {
  let body: unknown;
  const { user } = openApp(
    '/answers/children/inv-1/7KF2MA',
    mocked(REQUEST_FORMS, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(invitations[0]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Skicka till barnet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Skicka formulär' });
  await user.click(await within(dialog).findByRole('checkbox', { name: /Fritiden/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Skicka till 1 barn' }));
  await waitFor(() =>
    expect(body).toEqual({
      forms: [{ id: 'fritid', version: 1, order: 0 }],
      clients: ['7KF2MA'],
      after: 'inv-1-r1',
    }),
  );
});

test('a child who has left can be asked nothing', async () => {
  openApp('/answers/children/inv-1/5HC3DE');
  expect(await screen.findByRole('button', { name: 'Skicka till barnet' })).toHaveAccessibleDescription(
    'Barnet har lämnat inbjudan.',
  );
});

test('each form says who has read it, and on which day', async () => {
  openApp('/answers/children/inv-1/7KF2MA');
  expect(await screen.findByText('Läst av Karin Lind 20 nov', { exact: false })).toBeVisible();
});

test('the address of a child whose account is deleted says so', async () => {
  const [first, ...others] = invitations;
  openApp(
    '/answers/children/inv-1/4XX7YY',
    mocked(LIST_STAFF_INVITATIONS, () =>
      HttpResponse.json([
        { ...first, deletedChildren: [{ client: '4XX7YY', day: '2026-11-21' }] },
        ...others,
      ]),
    ),
  );
  expect(await screen.findByText(/^Kontot för barn 4XX-7YY togs bort 21 nov/)).toBeVisible();
  expect(screen.queryByText('Det finns inte, eller hör till en annan enhet.')).toBeNull();
});

test('all sendings stand on a line, and a press shows one in its form', async () => {
  const { user } = openApp('/answers/children/inv-1/7KF2MA');
  await row('Hur trivs du i din klass?');
  const beside = screen.getByRole('complementary', { name: 'Mer om barnet' });
  expect(await within(beside).findByRole('heading', { name: 'Har skickat 2 gånger' })).toBeVisible();
  const sendings = within(beside).getAllByRole('button', { name: /Skolan|Familjen/ });
  expect(sendings).toHaveLength(2);
  const other = sendings.find((button) => !button.hasAttribute('aria-current'));
  const shown = sendings.find((button) => button !== other);
  await user.click(present(other, 'the sending that is not shown'));
  expect(other).toHaveAttribute('aria-current', 'true');
  expect(shown).not.toHaveAttribute('aria-current');
});

test('the fixed sentences stand below what matters most, and one press sends nothing', async () => {
  let sent: unknown;
  const { user } = openApp(
    '/answers/children/inv-1/9TA4RC',
    mocked(ANSWER_BACK, async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Tack, vi har läst.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Svara barnet' });
  expect(within(dialog).getByRole('radio', { name: 'Tack, vi har läst.' })).toBeChecked();
  expect(sent).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Skicka svaret' }));
  await waitFor(() => expect(sent).toMatchObject({ answer: { kind: 'read' } }));
});
