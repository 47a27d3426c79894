import { FormDraft, present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { adviceText } from '../advice/advice-text.ts';
import { advise, isFault, toForm } from '../advice/advise.ts';
import { draftOf, questionIn, writtenForm, type Draft } from '../draft/draft.ts';
import { edit, historyOf, undo } from '../draft/history.ts';
import { repairOf } from '../repair/repair-of.ts';
import { asks, draftWith, leads, rasternaDraft, skips } from '../testing/build.ts';
import { edited } from './edited.ts';

const opened = { answers: [{ question: '1', answer: '2' }], else: '3' };
/** A form of a file whose ids are numbers, each named by everything that can name one. */
const numbered = draftWith(
  asks('1', 'Hur är det?', {
    answers: { '1': leads('Bra', '3'), '2': leads('Dåligt', '2'), '10': skips('3') },
  }),
  asks('2', 'Vilka är med?', {
    type: 'persons',
    answers: { '1': leads('De', '3', { type: 'persons' }), '2': leads('Ingen', '3', { type: 'none' }) },
    includeIf: opened,
  }),
  asks('3', 'Hur är de?', {
    answers: { ja: leads('Bra', 'slut'), hoppa: skips('slut') },
    includeIf: { answers: [{ question: '2', answer: '1' }], else: 'slut' },
    ref: { question: '2', answers: ['1'] },
  }),
  asks('slut', 'Vem berättar du för?', {
    answers: { ja: leads('De'), '7': skips() },
    ref: [{ question: '2', answers: ['1', '2'] }],
  }),
);

/** What is said of ids and of what points at them. */
const faultsOf = (draft: Draft) => advise(draft).filter(isFault);

function pressed(draft: Draft) {
  const [finding] = faultsOf(draft);
  const repair = present(repairOf(draft, present(finding, 'a fault')), 'what mends it');
  return edit(historyOf(draft), { do: 'together', edits: repair.edits });
}

describe('a form whose ids have digits only', () => {
  it('can be saved as a draft, and hears of its ids alone', () => {
    expect(FormDraft.safeParse(numbered).success).toBe(true);
    expect(new Set(faultsOf(numbered).map(({ rule }) => rule))).toEqual(new Set(['id-digits-only']));
    expect(toForm(numbered).form).toBeNull();
  });

  it('has all of them renamed by one press, wherever it names them', () => {
    const { draft } = pressed(numbered);
    expect(faultsOf(draft).map((finding) => adviceText(finding, 'sv'))).toEqual([]);
    expect(draft.metadata.firstQuestion).toBe('fraga-1');
    expect(draft.questions.map(({ id }) => id)).toEqual(['fraga-1', 'fraga-2', 'fraga-3', 'slut']);
    const [first, second, third, last] = draft.questions;
    expect(Object.entries(present(first, 'the first').answers).map(([id, { next }]) => [id, next])).toEqual([
      ['svar-1', 'fraga-3'],
      ['svar-2', 'fraga-2'],
      ['svar-10', 'fraga-3'],
    ]);
    expect(second?.includeIf).toEqual({
      answers: [{ question: 'fraga-1', answer: 'svar-2' }],
      else: 'fraga-3',
    });
    expect(third?.includeIf?.answers).toEqual([{ question: 'fraga-2', answer: 'svar-1' }]);
    expect(third?.ref).toEqual({ question: 'fraga-2', answers: ['svar-1'] });
    expect(last?.ref).toEqual([{ question: 'fraga-2', answers: ['svar-1', 'svar-2'] }]);
    expect(Object.keys(present(last, 'the last').answers).toSorted()).toEqual(['ja', 'svar-7']);
  });

  it('keeps every word, and is back after one step', () => {
    const history = pressed(numbered);
    const wordsOf = ({ questions }: Draft) =>
      questions.map(({ text, answers }) => [text, Object.values(answers)]);
    const withoutWays = (draft: Draft) => JSON.stringify(wordsOf(draft)).replace(/,"next":"[^"]*"/g, '');
    expect(withoutWays(history.draft)).toBe(withoutWays(numbered));
    expect(history.past).toHaveLength(1);
    expect(JSON.stringify(undo(history).draft)).toBe(JSON.stringify(numbered));
  });

  it('gets none that it has already', () => {
    const draft = draftWith(
      asks('1', 'A?', { answers: { '2': leads('Ja', 'fraga-1'), 'svar-2': leads('Nej', 'fraga-1') } }),
      asks('fraga-1', 'B?'),
    );
    const after = pressed(draft).draft;
    expect(after.questions.map(({ id }) => id)).toEqual(['fraga-1-2', 'fraga-1']);
    expect(Object.keys(present(after.questions[0], 'the first').answers)).toEqual(['svar-2-2', 'svar-2']);
  });

  it('leaves a helper’s id of digits to the author', () => {
    const { draft } = pressed(draftWith(asks('1', 'A?', { data: ['5'] })));
    expect(faultsOf(draft).map(({ rule, field }) => [rule, field])).toEqual([['not-allowed', 'data']]);
  });
});

describe('an id', () => {
  it('is not given twice', () => {
    const question = { do: 'rename-question', question: 'med', to: 'slut' } as const;
    expect(edited(rasternaDraft, question)).toBe(rasternaDraft);
    const answers = { do: 'rename-answers', question: 'med', ids: [['ja', 'nej']] } as const;
    expect(edited(rasternaDraft, answers)).toBe(rasternaDraft);
  });

  it('of something that is gone changes nothing', () => {
    const question = { do: 'rename-question', question: 'borta', to: 'x' } as const;
    expect(edited(rasternaDraft, question)).toBe(rasternaDraft);
    const answers = { do: 'rename-answers', question: 'med', ids: [['borta', 'x']] } as const;
    expect(edited(rasternaDraft, answers)).toBe(rasternaDraft);
  });

  it('that changes leaves what does not name it as it was', () => {
    const after = edited(rasternaDraft, { do: 'rename-answers', question: 'med', ids: [['ja', 'jadå']] });
    expect(questionIn(after, 'slut')).toBe(questionIn(rasternaDraft, 'slut'));
    expect(draftOf(writtenForm(after))).toEqual(after);
  });
});
