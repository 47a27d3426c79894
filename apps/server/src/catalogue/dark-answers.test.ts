import { isHard, type Form, present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { walkEverywhere } from '../testing/walk-everywhere.ts';
import { readDefaultForms } from './default-forms.ts';

const forms = readDefaultForms();

const hasHelp = (form: Form, question: string | undefined) =>
  question !== undefined && (form.questions[question]?.data ?? []).length > 0;

/** Returns each question and answer that is hard but has help more than one screen away. */
function unhelped(form: Form): string[] {
  const places = walkEverywhere(form).flatMap(({ path, document }) =>
    path.flatMap((id, index) => {
      if (hasHelp(form, id) || hasHelp(form, path[index + 1])) return [];
      return (document.answers[id] ?? [])
        .filter(({ answer }) => isHard(form.questions[id]?.answers[answer]?.story))
        .map(({ answer }) => `${id}/${answer}`);
    }),
  );
  return [...new Set(places)];
}

describe('after a hard answer, help is in sight on the same screen or the next', () => {
  it.each(forms.map((form) => [form.metadata.id, form] as const))('%s', (_id, form) => {
    expect(unhelped(form)).toEqual([]);
  });

  it('is seen to be missing where a form has none', () => {
    const family = present(
      forms.find(({ metadata }) => metadata.id === 'family'),
      'forms.find(…)',
    );
    const questions = Object.entries(family.questions).map(([id, question]) => [
      id,
      { ...question, data: [] },
    ]);
    expect(unhelped({ ...family, questions: Object.fromEntries(questions) })).toContain('quarrels-what/hurt');
  });
});

describe('what a child says without saying it', () => {
  it('is marked, so that a reader sees it among what matters most', () => {
    const unmarked = forms.flatMap(({ metadata, questions }) =>
      Object.values(questions).flatMap((question) => {
        const { answers } = question;
        const option = answers['rather-not'];
        // Not saying whom one would rather meet is not a hard answer.
        return option && option.type === 'text' && !option.story ? [`${metadata.id}/${question.id}`] : [];
      }),
    );
    expect(unmarked).toEqual([]);
  });

  it('"not so good" counts as a problem on every scale', () => {
    const unmarked = forms.flatMap(({ metadata, questions }) =>
      Object.values(questions)
        .filter(({ type, answers }) => type === 'rate' && answers['poor']?.story !== 'PROBLEM')
        .map(({ id }) => `${metadata.id}/${id}`),
    );
    expect(unmarked).toEqual([]);
  });
});
