import { mocked } from '@lykta/api/testing';
import type { Question } from '@lykta/domain';
import { READ_DRAFT, READ_STAFF_SESSION } from '@lykta/domain/calls';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from '../../../testing/drafts.ts';
import { admin } from '../../../testing/people.ts';
import { openApp } from '../../../testing/show.tsx';

/** What was drawn since the letter, by what it is. */
const drawn: string[] = vi.hoisted(() => []);

vi.mock('./fields/answer-acts.tsx', () => ({
  AnswerActs: ({ id }: { id: string }) => void drawn.push(`row ${id}`),
}));
vi.mock('./questions/sign.tsx', async (actual) => ({
  ...(await actual<object>()),
  Sign: () => void drawn.push('listed question'),
}));
vi.mock('./extras.tsx', () => ({ Extras: () => void drawn.push('bar') }));
vi.mock('../phone/phone.tsx', () => ({ Phone: () => void drawn.push('phone') }));
vi.mock('../review/finding-line.tsx', () => ({ FindingLine: () => void drawn.push('advice') }));
vi.mock('./fields/next-question.tsx', () => ({
  NextQuestion: ({ id }: { id: string }) => void drawn.push(`way ${id}`),
}));

const answers = Object.fromEntries(
  ['Ja', 'Ibland', 'Nej'].map((sv, at) => [`svar-${at + 1}`, { type: 'text' as const, text: { sv } }]),
);
const questions = Array.from({ length: 30 }, (_, at): Question => ({
  id: `fraga-${at + 1}`,
  type: 'single',
  text: { sv: `Hur är det på plats ${at + 1}?` },
  answers,
}));

beforeEach(async () => {
  const metadata = { ...openDraft.draft.metadata, firstQuestion: 'fraga-1' };
  openApp(
    '/forms/drafts/draft-1',
    mocked(READ_STAFF_SESSION, () => HttpResponse.json(admin)),
    mocked(READ_DRAFT, () => HttpResponse.json({ ...openDraft, draft: { metadata, questions } })),
  );
  await screen.findByLabelText('Frågan');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Writes a letter into a field, before any pause. @returns what was drawn before its frame, and after it */
function letterIn(label: string) {
  const field = screen.getByLabelText<HTMLTextAreaElement>(label);
  const write = (value: string) => fireEvent.input(field, { target: { value } });
  const paint = () => act(() => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));
  // The first one after a pause also says that something is not saved.
  write(`${field.value}a`);
  paint();
  drawn.length = 0;
  write(`${field.value}b`);
  expect(field.value).toMatch(/ab$/);
  const atOnce = drawn.splice(0);
  paint();
  return { atOnce, after: drawn.splice(0) };
}

test('a letter in an answer draws its row after its frame, and nothing of the other answers or the list', () => {
  expect(letterIn('Svar 2')).toEqual({ atOnce: [], after: ['way field-svar-2-next', 'row svar-2'] });
});

test('a letter in the question draws no answer', () => {
  expect(letterIn('Frågan')).toEqual({ atOnce: [], after: [] });
});

test('a letter changes nothing of the page: neither a field nor an attribute', () => {
  const watcher = new MutationObserver(() => {});
  watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  letterIn('Frågan');
  watcher.takeRecords();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Frågan');
  fireEvent.input(field, { target: { value: `${field.value}c` } });
  expect(watcher.takeRecords()).toEqual([]);
  watcher.disconnect();
});

test('what was written stands in the list after a pause, and the phone and the advice follow', () => {
  letterIn('Frågan');
  act(() => void vi.advanceTimersByTime(500));
  expect(drawn).toContain('phone');
  expect(drawn).toContain('advice');
  const list = within(screen.getByRole('navigation', { name: 'Frågor' }));
  expect(list.getByRole('button', { name: /plats 1\?ab/ })).toHaveAttribute('aria-current', 'true');
});
