import {
  houseTypeInfo,
  localText,
  personTypeInfo,
  type IndividualAnswers,
  type Language,
  own,
} from '@lykta/domain';
import { tableTexts } from './table-texts.ts';

/** A table: its first line says what the columns are. */
export type Table = (string | number)[][];

/** One child's answers as a table with one line per chosen option, in the form's order. */
export function individualTable({ form, data }: IndividualAnswers, language: Language): Table {
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
