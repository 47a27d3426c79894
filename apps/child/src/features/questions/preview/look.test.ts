import type { FormDraft } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { expect, it } from 'vitest';
import { schoolForm } from '../../../testing/forms.ts';
import { answersBefore, straightForm } from './look.ts';

const draft: FormDraft = { metadata: schoolForm.metadata, questions: Object.values(schoolForm.questions) };
const known = { persons: ['mum'], houses: ['home'] };

it('asks every question in the order of the list, whatever leads where', () => {
  const form = straightForm(draft);
  for (const [index, { id }] of draft.questions.entries()) {
    const { path } = openFlow(form, answersBefore(form, id, known), { now: new Date() });
    expect(path[index]).toBe(id);
  }
});

it('shows a draft that the engine would refuse: without answers, in a circle, leading nowhere', () => {
  const [first, second, ...others] = draft.questions;
  const broken: FormDraft = {
    metadata: { ...draft.metadata, firstQuestion: 'gone' },
    questions: [
      { ...first!, answers: {} },
      { ...second!, answers: { ja: { type: 'text', text: { sv: 'Ja' }, next: first!.id } } },
      ...others,
    ],
  };
  const form = straightForm(broken);
  const last = others.at(-1)!.id;
  expect(openFlow(form, answersBefore(form, last, known), { now: new Date() }).path).toContain(last);
});
