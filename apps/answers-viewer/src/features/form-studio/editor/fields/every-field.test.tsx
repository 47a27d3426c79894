import { mocked } from '@lykta/api/testing';
import { AnswerOption, FormMetadata, Question } from '@lykta/domain';
import { READ_DRAFT, READ_STAFF_SESSION } from '@lykta/domain/calls';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDraft } from '../../../../testing/drafts.ts';
import { admin } from '../../../../testing/people.ts';
import { openApp } from '../../../../testing/show.tsx';
import { idOf } from '../place.ts';

const earlier: Question = {
  id: 'who',
  type: 'persons',
  text: { sv: 'Vilka bor du med?' },
  answers: { them: { type: 'persons', text: { sv: 'De' } } },
};
const words = { sv: 'Ord' };
const option = { type: 'text' as const, text: words };
/** Everything that a question about something can have. */
const whole: Question = {
  id: 'whole',
  type: 'multiple',
  text: words,
  answers: { a: option, b: option },
  image: { src: '/assets/drawings/school.svg', alt: words },
  link: { url: 'https://example.se', text: words },
};

beforeEach(() => {
  const draft = {
    metadata: { ...openDraft.draft.metadata, group: 'school', firstQuestion: 'who' },
    questions: [earlier, whole, { ...whole, id: 'text', type: 'article_text' as const }],
  };
  openApp(
    '/forms/drafts/draft-1',
    mocked(READ_STAFF_SESSION, () => HttpResponse.json(admin)),
    mocked(READ_DRAFT, () => HttpResponse.json({ ...openDraft, draft })),
  );
});

/** The controls of the studio that are on the screen, by their ids. */
const shown = () => [...document.querySelectorAll('[id^="field-"]')].map(({ id }) => id);
async function open(name: RegExp): Promise<string[]> {
  (await screen.findByRole('button', { name })).click();
  await screen.findByRole('heading', { level: 2, name: /^(Fråga \d|Om formuläret)$/ });
  return shown();
}

/** The number of a form is given by the server; an id is made once, and a form begins with its first question. */
const made = new Set(['id', 'version', 'firstQuestion']);
const wanted = (schema: { shape: object }, except: readonly string[]) =>
  Object.keys(schema.shape).filter((key) => !made.has(key) && !except.includes(key));

test('a question has a field for each of its keys', async () => {
  const fields = [
    ...(await open(/^1\s?Vilka bor du med/)),
    ...(await open(/^2\s?Ord/)),
    ...(await open(/^3\s?Ord/)),
  ];
  const missing = wanted(Question, []).filter((field) => !fields.includes(idOf({ field })));
  expect(missing).toEqual([]);
});

test('an answer has a field for each of its keys', async () => {
  const fields = await open(/^2\s?Ord/);
  // Of which type an answer is says the button that adds it.
  const missing = wanted(AnswerOption, ['type']).filter(
    (field) => !fields.includes(idOf({ answer: 'a', field })),
  );
  expect(missing).toEqual([]);
});

test('a form has a field for each of its keys', async () => {
  const fields = await open(/Om formuläret/);
  // The two texts of the beginning are fields of their own.
  expect(fields).toEqual(
    expect.arrayContaining(['introHeader', 'introText'].map((field) => idOf({ field }))),
  );
  const missing = wanted(FormMetadata, ['intro']).filter((field) => !fields.includes(idOf({ field })));
  expect(missing).toEqual([]);
});
