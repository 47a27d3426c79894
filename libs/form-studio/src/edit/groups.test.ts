import { present } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { expect, it } from 'vitest';
import { questionIn, writtenForm, type Draft } from '../draft/draft.ts';
import { asks, draftWith, leads, skips } from '../testing/build.ts';
import type { Edit } from './edit.ts';
import { edited } from './edited.ts';
import { groupsOf, newGroup } from './groups.ts';

const draft = draftWith(
  asks('bra', 'Vad är bra?', {
    type: 'multiple',
    answers: {
      mat: leads('Mat', 'svart'),
      rast: leads('Rast', 'svart'),
      inget: leads('Inget', 'svart'),
      hoppa: skips('slut'),
    },
  }),
  asks('svart', 'Vad är svårt?', { answers: { ja: leads('Ja', 'slut'), hoppa: skips('slut') } }),
  asks('slut', 'Slut?'),
);
const after = (...edits: readonly Edit[]) => edits.reduce(edited, draft);
const good = (of: Draft) => present(questionIn(of, 'bra'), 'the first question');
const nexts = (of: Draft) => Object.values(good(of).answers).map(({ next }) => next);
const codes = (of: Draft) => checkForm(writtenForm(of)).map(({ code }) => code);

it('answers without a group are one; a skip is in none', () => {
  expect([...groupsOf(good(draft))]).toEqual([[undefined, ['mat', 'rast', 'inget']]]);
});

it('what can be chosen together is led together, and the skip stays', () => {
  const led = after({ do: 'lead-answer', question: 'bra', answer: 'rast', next: 'slut' });
  expect(nexts(led)).toEqual(['slut', 'slut', 'slut', 'slut']);
  const skipped = after({ do: 'lead-answer', question: 'bra', answer: 'hoppa', next: null });
  expect(nexts(skipped)).toEqual(['svart', 'svart', 'svart', null]);
});

it('an answer of its own leads its own way, until it joins others', () => {
  const alone: readonly Edit[] = [
    { do: 'group-answer', question: 'bra', answer: 'inget', group: newGroup(good(draft)) },
    { do: 'lead-answer', question: 'bra', answer: 'inget', next: 'slut' },
  ];
  const apart = after(...alone);
  expect(nexts(apart)).toEqual(['svart', 'svart', 'slut', 'slut']);
  expect(newGroup(good(apart))).toBe('grupp-2');
  const joined = after(...alone, { do: 'group-answer', question: 'bra', answer: 'mat', group: 'grupp-1' });
  expect(nexts(joined)).toEqual(['slut', 'svart', 'slut', 'slut']);
  expect(codes(joined)).toEqual([]);
});

it('another type of question has no groups, and only persons have who comes first', () => {
  const grouped: Edit = { do: 'group-answer', question: 'bra', answer: 'mat', group: 'g' };
  const single = after(grouped, { do: 'set-type', question: 'bra', type: 'single' });
  expect(JSON.stringify(good(single))).not.toContain('group');
  expect(groupsOf(good(single)).size).toBe(0);
  const first: Edit = { do: 'set-question', question: 'bra', change: { first: ['FRIEND'] } };
  const persons = after({ do: 'set-type', question: 'bra', type: 'persons' }, first);
  expect(good(persons).first).toEqual(['FRIEND']);
  expect(good(edited(persons, { do: 'set-type', question: 'bra', type: 'single' }))).not.toHaveProperty(
    'first',
  );
});
