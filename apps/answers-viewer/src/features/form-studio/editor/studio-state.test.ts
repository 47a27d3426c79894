import type { Draft } from '@lykta/form-studio';
import { expect, test } from 'vitest';
import { openDraft } from '../../../testing/drafts.ts';
import { studioAfter, studioOf } from './studio-state.ts';

const text = (sv: string, next?: string) => ({ type: 'text' as const, text: { sv }, ...(next && { next }) });
const numbered: Draft = {
  metadata: { ...openDraft.draft.metadata, firstQuestion: '1' },
  questions: [
    {
      id: '1',
      type: 'single',
      text: { sv: 'Hur är det?' },
      answers: { '1': text('Bra', '2'), '2': text('Dåligt', '2') },
    },
    { id: '2', type: 'single', text: { sv: 'Vem är med?' }, answers: { '1': text('Ali'), '2': text('Bo') } },
  ],
};

test('after ids are new the author goes on where the press was, and undo shows it as it was', () => {
  const finding = { rule: 'id-digits-only', question: '2', answer: '2', field: 'id' } as const;
  const before = studioAfter(studioOf(numbered), { do: 'choose', question: '2' });
  const mended = studioAfter(before, { do: 'mend', finding });
  expect(mended.chosen).toBe('fraga-2');
  expect(mended.target).toEqual({ question: 'fraga-2', answer: 'svar-2', field: 'id' });
  const back = studioAfter(mended, { do: 'undo' });
  expect(back.history.draft).toEqual(numbered);
  expect(numbered.questions.map(({ id }) => id)).toContain(back.chosen);
});
