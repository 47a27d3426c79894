import {
  houseTypeInfo,
  localText,
  personTypeInfo,
  type FormAnswers,
  type IndividualAnswers,
  type Language,
  type StatsAnswers,
  own,
} from '@lykta/domain';
import { tableTexts } from './table-texts.ts';

/** A table: its first line says what the columns are. */
export type Table = (string | number)[][];

/** Answers or figures as a table with one line per chosen option, in the form's order. */
export function toTable(answers: FormAnswers, language: Language): Table {
  return answers.format === 'stats' ? statsTable(answers, language) : individualTable(answers, language);
}

function statsTable({ form, data }: StatsAnswers, language: Language): Table {
  const lines = Object.values(form.questions).flatMap(({ id, text, answers }) =>
    Object.entries(answers).flatMap(([answerId, option]) => {
      const n = own(own(data.questions, id), answerId);
      return n === undefined ? [] : [[localText(text, language), localText(option.text, language), n]];
    }),
  );
  const { question, answer, children } = tableTexts[language];
  return [[question, answer, children], ...lines];
}

function individualTable({ form, data }: IndividualAnswers, language: Language): Table {
  const texts = tableTexts[language];
  const lines = Object.values(form.questions).flatMap(({ id, text, answers }) =>
    (own(data.questions, id) ?? []).map(({ answer, data: indexes = [], date }) => {
      const option = own(answers, answer);
      const named = indexes.map((index) =>
        option?.type === 'accommodations'
          ? houseTypeInfo[data.houses[index]?.type ?? 'UNKNOWN'].label
          : personTypeInfo[data.persons[index]?.type ?? 'UNKNOWN'].label,
      );
      return [
        localText(text, language),
        option ? localText(option.text, language) : '',
        named.map((label) => localText(label, language)).join(', '),
        date,
        data.remarks.includes(id) ? texts.notTrueAnyMore : '',
      ];
    }),
  );
  return [[texts.question, texts.answer, texts.who, texts.date, texts.remark], ...lines];
}
