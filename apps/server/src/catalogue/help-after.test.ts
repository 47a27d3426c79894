import { isHard, present, type Form } from '@lykta/domain';
import { expect, it } from 'vitest';
import { walkEverywhere } from '../testing/walk-everywhere.ts';
import { readDefaultForms } from './default-forms.ts';

/** "I do not want to say" is dark too: what can't be said is often what is worst. */
const UNSAID = /vill inte säga/iu;

/** Names each answer after which a child would walk to the end of the form without meeting help. */
function darkWithoutHelp(form: Form) {
  const [dark, without] = [new Set<string>(), new Set<string>()];
  const question = (id: string) => present(form.questions[id], id);
  for (const { path, document } of walkEverywhere(form))
    for (const [at, id] of path.entries())
      for (const { answer } of document.answers[id] ?? []) {
        const { story, text } = present(question(id).answers[answer], answer);
        if (!isHard(story) && !UNSAID.test(text.sv)) continue;
        dark.add(`${id}/${answer}`);
        const helps = path.slice(at).some((later) => (question(later).data ?? []).length > 0);
        if (!helps) without.add(`${id}/${answer}`);
      }
  return { dark, without };
}

const forms = readDefaultForms();

it.each(forms.map((form) => [form.metadata.id, form] as const))(
  '%s shows help at every dark answer, or after it, on each way',
  (_id, form) => {
    expect([...darkWithoutHelp(form).without]).toEqual([]);
  },
);

it('finds what is dark: hundreds of answers', () => {
  const found = forms.reduce((sum, form) => sum + darkWithoutHelp(form).dark.size, 0);
  expect(found).toBeGreaterThan(300);
});
