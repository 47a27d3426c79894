import {
  localText,
  personTypeInfo,
  type House,
  type IndividualAnswers,
  type Person,
  type Language,
} from '@lykta/domain';

/** Removes duplicates: the same person in two forms has the same kind and figure. */
const unique = <Kind>(list: readonly Kind[]): Kind[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
];

/** The persons of some sent forms, each once. */
export const personsIn = (sheets: readonly IndividualAnswers[]): Person[] =>
  unique(sheets.flatMap(({ data }) => data.persons));

/** The homes of some sent forms, each once. */
export const housesIn = (sheets: readonly IndividualAnswers[]): House[] =>
  unique(sheets.flatMap(({ data }) => data.houses));

/** The persons of some sent forms in words; two of one kind as “kompis (2)”. */
export function personWords(sheets: readonly IndividualAnswers[], language: Language): string[] {
  const words = personsIn(sheets).map(({ type }) => localText(personTypeInfo[type].label, language));
  return [...Map.groupBy(words, (word) => word)].map(([word, { length }]) =>
    length > 1 ? `${word} (${length})` : word,
  );
}
