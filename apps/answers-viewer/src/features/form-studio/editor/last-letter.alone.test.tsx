import { mocked } from '@lykta/api/testing';
import type { FormDraft, Question } from '@lykta/domain';
import { READ_DRAFT, READ_STAFF_SESSION, SAVE_DRAFT } from '@lykta/domain/calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from '../../../testing/drafts.ts';
import { admin } from '../../../testing/people.ts';
import { openApp } from '../../../testing/show.tsx';

/** The drafts that the server was given. */
const saved: FormDraft[] = [];
let leave: () => void;

const words = 'Hur är det i klassen?';
const questions = [words, 'Hur är det på rasterna?'].map((sv, at): Question => ({
  id: `fraga-${at + 1}`,
  type: 'single',
  text: { sv },
  answers: { bra: { type: 'text', text: { sv: 'Bra' } }, daligt: { type: 'text', text: { sv: 'Dåligt' } } },
}));
const metadata = { ...openDraft.draft.metadata, firstQuestion: 'fraga-1' };
/** What a colleague has saved meanwhile, if anybody has. */
let newer: object | undefined;

// No frame comes: whatever is pressed comes before the letter is drawn.
vi.mock('@lykta/app-shell', async (load) => ({ ...(await load<object>()), afterPaint: () => () => {} }));
vi.mock('../phone/phone.tsx', () => ({ Phone: () => null }));

beforeEach(async () => {
  saved.length = 0;
  newer = undefined;
  leave = openApp(
    '/forms/drafts/draft-1',
    mocked(READ_STAFF_SESSION, () => HttpResponse.json(admin)),
    mocked(READ_DRAFT, () => HttpResponse.json({ ...openDraft, draft: { metadata, questions } })),
    mocked(SAVE_DRAFT, async ({ request }) => {
      const { draft, revision } = await request.json();
      if (newer && revision !== 9)
        return HttpResponse.json(
          { type: 'about:blank', title: '', status: 409, code: 'draft-changed', current: newer },
          { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
        );
      saved.push(draft);
      return HttpResponse.json({ revision: 10, saved: openDraft.saved });
    }),
  ).unmount;
  await screen.findByLabelText('Frågan', {}, { timeout: 9000 });
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Frågan');

/** Types a letter at the end of the question's words. */
function letter(): string {
  const value = `${field().value}x`;
  fireEvent.input(field(), { target: { value } });
  return value;
}
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ctrlKey: true, ...more });

test('undo takes a letter back that is not drawn yet, and redo writes it again', () => {
  const written = letter();
  key('z');
  expect(field().value).toBe(words);
  key('z', { shiftKey: true });
  expect(field().value).toBe(written);
});

test('leaving the field draws its last letter at once', () => {
  const written = letter();
  expect(screen.getByRole('button', { name: 'Ångra' })).toBeDisabled();
  fireEvent.blur(field());
  expect(screen.getByRole('button', { name: 'Ångra' })).toBeEnabled();
  expect(field().value).toBe(written);
});

test('publishing saves a letter first that is not drawn yet', async () => {
  const written = letter();
  fireEvent.click(screen.getByRole('button', { name: 'Publicera' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(`Fråga 1 är ny: ”${written}”`)).toBeInTheDocument();
  await waitFor(() => expect(saved.at(-1)?.questions[0]?.text.sv).toBe(written));
});

test('leaving the page saves a letter that is not drawn yet, and warns before it', async () => {
  const written = letter();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  leave();
  await waitFor(() => expect(saved.at(-1)?.questions[0]?.text.sv).toBe(written));
});

test('another question and back shows a letter that was not drawn yet', () => {
  const written = letter();
  const list = within(screen.getByRole('navigation', { name: 'Frågor' }));
  fireEvent.click(list.getByRole('button', { name: /rasterna/ }));
  expect(field().value).toBe('Hur är det på rasterna?');
  fireEvent.click(list.getByRole('button', { name: /klassen/ }));
  expect(field().value).toBe(written);
});

test('an answer that is added at once keeps the letter before it', () => {
  const written = letter();
  fireEvent.click(screen.getByRole('button', { name: 'Nytt svar' }));
  expect(field().value).toBe(written);
  key('z');
  expect(field().value).toBe(written);
  key('z');
  expect(field().value).toBe(words);
});

test('what was written while a colleague saved is kept with the author’s own', async () => {
  newer = { revision: 9, saved: openDraft.saved, draft: { metadata, questions: [questions[1]] } };
  letter();
  fireEvent.blur(field());
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  const written = letter();
  fireEvent.click(dialog.getByRole('button', { name: 'Behåll mitt' }));
  await waitFor(() => expect(saved.at(-1)?.questions[0]?.text.sv).toBe(written));
  expect(field().value).toBe(written);
});
