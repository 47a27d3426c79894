import { listOf, localText, orderedOptions, questionTypes, type Question } from '@lykta/domain';

/**
 * The options that a question shows, in their order, each with the name of its picture. Where several of a list can be
 * chosen it shows none: Next means "nobody" while none is chosen.
 */
export function shownOptions(question: Question, language: string) {
  const isSeveral = listOf(question.type) && questionTypes[question.type].several;
  return (isSeveral ? [] : orderedOptions(question)).map(({ id, type, text, weight, picture }) => ({
    id,
    kind: type,
    label: localText(text, language),
    weight,
    pictogram: picture,
  }));
}
