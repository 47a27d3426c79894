import {
  answerTypes,
  formatCode,
  houseTypeInfo,
  localText,
  personTypeInfo,
  type IndividualAnswers,
  type WholeLanguage,
  own,
} from '@lykta/domain';
import { tableTexts } from './table-texts.ts';

/** A table; its first row holds the column headings. */
export type Table = (string | number)[][];

/**
 * Converts one sending of a child to a table with one row per chosen option, in the form's order. Every row repeats the
 * child, the form, its version and the time, because rows of several files may be combined.
 */
export function individualTable(
  { form, data }: IndividualAnswers,
  pseudonym: string,
  language: WholeLanguage,
): Table {
  const texts = tableTexts[language];
  const { nameForChild, version } = form.metadata;
  const sending = [formatCode(pseudonym), localText(nameForChild, language), version, data.sent];
  const lines = Object.values(form.questions).flatMap(({ id, text, answers }) =>
    (own(data.questions, id) ?? []).map(({ answer, data: indexes = [], words, date }) => {
      const option = own(answers, answer);
      const named = indexes.map((index) =>
        option && answerTypes[option.type].names === 'houses'
          ? houseTypeInfo[data.houses[index]?.type ?? 'UNKNOWN'].label
          : personTypeInfo[data.persons[index]?.type ?? 'UNKNOWN'].label,
      );
      return [
        ...sending,
        localText(text, language),
        words ?? (option ? localText(option.text, language) : ''),
        named.map((label) => localText(label, language)).join(', '),
        date,
        data.remarks.includes(id) ? texts.notTrueAnyMore : '',
      ];
    }),
  );
  const head = [texts.child, texts.form, texts.version, texts.sent, texts.question, texts.answer];
  return [[...head, texts.who, texts.date, texts.remark], ...lines];
}
