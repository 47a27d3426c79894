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

/** Writes into a field, before any pause, and returns what that drew. */
function letterIn(label: string): string[] {
  const field = screen.getByLabelText<HTMLTextAreaElement>(label);
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  // The first one after a pause also says that something is not saved.
  write(`${field.value}a`);
  drawn.length = 0;
  write(`${field.value}b`);
  expect(field.value).toMatch(/ab$/);
  return [...drawn];
}

test('a letter in an answer draws its row, and nothing of the other answers or the list', () => {
  expect(letterIn('Svar 2')).toEqual(['way field-svar-2-next', 'row svar-2']);
});

test('a letter in the question draws no answer', () => {
  expect(letterIn('Frågan')).toEqual([]);
});

test('what was written stands in the list after a pause, and the phone and the advice follow', () => {
  letterIn('Frågan');
  act(() => void vi.advanceTimersByTime(500));
  expect(drawn).toContain('phone');
  expect(drawn).toContain('advice');
  const list = within(screen.getByRole('navigation', { name: 'Frågor' }));
  expect(list.getByRole('button', { name: /plats 1\?ab/ })).toHaveAttribute('aria-current', 'true');
});
