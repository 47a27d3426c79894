import { asksSomething, localText, type AnswersDocument, type Form, type Language, own } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';

/** One question of a sent form with its answer. */
export interface SentAnswer {
  question: string;
  text: string;
  /** null = skipped. */
  answer: string | null;
}

/** The sent answers in the order of the questions; articles without a question are left out. */
export function sentAnswers(
  form: Form,
  document: AnswersDocument,
  language: Language,
  known: (id: string) => { label: string },
): SentAnswer[] {
  return openFlow(form, document, { now: new Date(0) }).path.flatMap((id) => {
    const question = own(form.questions, id)!;
    const entries = own(document.answers, id) ?? [];
    if (!asksSomething(question) || entries.length === 0) return [];
    const words = entries.flatMap(({ answer, data }) => {
      const option = own(question.answers, answer);
      if (!option || option.type === 'skip') return [];
      return data ? data.map((one) => known(one).label) : [localText(option.text, language)];
    });
    const text = localText(question.text, language);
    return [{ question: id, text, answer: words.length > 0 ? words.join(', ') : null }];
  });
}
