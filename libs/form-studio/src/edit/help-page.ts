import { asksSomething, own, type LocalText, type Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Edit } from './edit.ts';
import { leadAnswer } from './groups.ts';
import { newId } from './new-id.ts';

/** What a child reads after a hard answer, until the author says it better. */
const words: LocalText = {
  sv: 'Det du berättar är viktigt. Det finns hjälp.',
  en: 'What you tell is important. There is help.',
};
const button: LocalText = { sv: 'Okej', en: 'Okay' };
/** Who answers every child, of any age and about anything. */
const HELPERS = ['bris'];

/** Leads a hard answer to a page with help, which leads on to where the answer led. Answers to a question share one. */
export function addHelp(draft: Draft, edit: Extract<Edit, { do: 'add-help' }>): Draft {
  const at = draft.questions.findIndex(({ id }) => id === edit.question);
  const answer = own(draft.questions[at]?.answers, edit.answer);
  if (!answer) return draft;
  const next = answer.next ?? null;
  const following = draft.questions[at + 1];
  if (following && isHelpPage(following, next)) return leadTo(draft, edit, following.id);
  const page: Question = {
    id: newId('hjalp', new Set(draft.questions.map(({ id }) => id))),
    type: 'article_text',
    text: words,
    answers: { ok: { type: 'text', text: button, ...(next !== null && { next }) } },
    data: HELPERS,
  };
  return leadTo({ ...draft, questions: draft.questions.toSpliced(at + 1, 0, page) }, edit, page.id);
}

function leadTo(draft: Draft, { question, answer }: Extract<Edit, { do: 'add-help' }>, next: string): Draft {
  return leadAnswer(draft, { do: 'lead-answer', question, answer, next });
}

/** Whether a page asks nothing, shows help, and leads on to this question. */
const isHelpPage = (page: Question, next: string | null): boolean =>
  !asksSomething(page) &&
  (page.data ?? []).length > 0 &&
  Object.values(page.answers).every((answer) => (answer.next ?? null) === next);
