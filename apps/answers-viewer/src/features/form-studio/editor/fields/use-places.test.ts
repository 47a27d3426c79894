import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft } from '../../../../testing/drafts.ts';
import { usePlaces } from './use-places.ts';

const { questions } = openDraft.draft;
/** The questions with other words in one of them. */
const written = (id: string) =>
  questions.map((question) => (question.id === id ? { ...question, text: { sv: 'Andra ord?' } } : question));

it('is the same list while the question on the screen is written on, and follows all else', () => {
  const { result, rerender } = renderHook(({ list }) => usePlaces(list, 'class'), {
    initialProps: { list: questions },
  });
  rerender({ list: written('class') });
  expect(result.current).toBe(questions);
  const other = written('breaks');
  rerender({ list: other });
  expect(result.current).toBe(other);
  rerender({ list: questions.slice(1) });
  expect(result.current).toHaveLength(questions.length - 1);
});
