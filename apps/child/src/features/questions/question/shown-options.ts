import {
  listOf,
  localText,
  orderedOptions,
  questionTypes,
  type AnswerOption,
  type Language,
  type Question,
} from '@lykta/domain';
import { otherLanguage } from '../../../frame/other-language.ts';

/**
 * The options that a question shows, in their order, each with the name of its picture. They are called by
 * `wordsOf`, as the form says by default. Where several of a list can be
 * chosen it shows none: Next means "nobody" while none is chosen.
 */
export function shownOptions(
  question: Question,
  language: Language,
  wordsOf: (option: AnswerOption, language: Language) => string = ({ text }) => localText(text, language),
) {
  const isSeveral = listOf(question.type) && questionTypes[question.type].several;
  return (isSeveral ? [] : orderedOptions(question)).map((option) => ({
    id: option.id,
    kind: option.type,
    label: wordsOf(option, language),
    lang: otherLanguage(option.text, language),
    weight: option.weight,
    pictogram: option.picture,
  }));
}
