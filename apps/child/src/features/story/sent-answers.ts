import { asksSomething, languageCodes, own, tableOf, type AnswersDocument, type Form } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import type { Statement } from './statements.ts';

/** One question of a sent form with what the child answered. */
export interface SentAnswer {
  statement: Statement;
  skipped: boolean;
}

/** The sent answers in the order of the questions; articles without a question are left out. */
export function sentAnswers(form: Form, document: AnswersDocument): SentAnswer[] {
  const { id, version } = form.metadata;
  return openFlow(form, document, { now: new Date(0) }).path.flatMap((qid) => {
    const question = own(form.questions, qid)!;
    const entries = own(document.answers, qid) ?? [];
    if (!asksSomething(question) || entries.length === 0) return [];
    const answers = entries.flatMap(({ answer, data, words }) => {
      const option = own(question.answers, answer);
      if (!option || option.type === 'skip') return [];
      return [
        {
          id: answer,
          // The child's own words are in no language of ours, so they stand as they are in every one.
          text: words === undefined ? option.text : tableOf(languageCodes, () => words),
          ...(option.sentence ? { sentence: option.sentence } : {}),
          ...(data ? { data } : {}),
        },
      ];
    });
    const statement: Statement = {
      key: qid,
      form: { id, version },
      qid,
      question: question.text,
      answers,
      timestamp: entries[0]!.timestamp,
    };
    return [{ statement, skipped: answers.length === 0 }];
  });
}
