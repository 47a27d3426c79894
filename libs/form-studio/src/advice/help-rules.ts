import {
  asksSomething,
  isHard,
  listOf,
  localText,
  optionsOf,
  own,
  type Option,
  type Question,
} from '@lykta/domain';
import { writtenForm, type Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';

/** Finds hard answers and calls for help after which nothing helps. */
export function helpFindings(draft: Draft): Finding[] {
  const { questions } = writtenForm(draft);
  const after = ({ next }: Option) => (next == null ? undefined : own(questions, next));
  return draft.questions.filter(asksSomething).flatMap((question) =>
    optionsOf(question).flatMap((option): Finding[] => {
      if (!isHard(option.story)) return [];
      const next = after(option);
      const place = { question: question.id, answer: option.id };
      const values = { answer: localText(option.text, 'sv') };
      const isHelped = showsHelp(question) || (next !== undefined && leadsToHelp(next));
      const asks = option.story === 'HELP';
      return [
        ...(isHelped || (asks && next && listOf(next.type) === 'persons')
          ? []
          : [
              asks
                ? ({ ...place, rule: 'help-leads-nowhere', field: 'next', values } as const)
                : ({ ...place, rule: 'dark-without-help', field: 'data', values } as const),
            ]),
        ...(option.next == null ? [{ ...place, rule: 'ends-dark', field: 'next', values } as const] : []),
      ];
    }),
  );
}

/** Whether a question shows where help is: numbers to call, a link, or a form about it. */
const showsHelp = ({ data = [], link }: Question) => data.length > 0 || link !== undefined;

/** A question that shows help, asks whether help is wanted, or says something in words. */
const leadsToHelp = (question: Question) =>
  showsHelp(question) ||
  !asksSomething(question) ||
  optionsOf(question).some(({ story }) => story === 'HELP');
