import {
  answerTypes,
  asksSomething,
  languageCodes,
  MOST_SENTENCE_WORDS,
  sentencePlaces,
  type AnswerOption,
  type Form,
  type Language,
  type LocalText,
  type SentencePlace,
} from '@lykta/domain';
import { readability } from '@lykta/questionnaire-engine/readability';

/** First-person words, singular and plural. */
const firstPerson: Record<Language, RegExp> = {
  sv: /(?<!\p{L})(jag|mig|min|mitt|mina|vi|oss)(?!\p{L})/iu,
  en: /(?<!\p{L})(I|me|my|myself|we|us)(?!\p{L})/iu,
};

/** The placeholder in an answer's sentence, by the list that the child chooses from. */
const placeOf: Record<'persons' | 'houses', SentencePlace> = { persons: '{persons}', houses: '{home}' };

/**
 * Returns the faults of a form's sentences, in words for its author (docs/authoring-forms.md, The story).
 * @param everywhere whether every answer needs a sentence, as in our own forms; otherwise only those with a story mark
 */
export function sentenceProblems(form: Form, { everywhere }: { everywhere: boolean }): string[] {
  return Object.values(form.questions)
    .filter(asksSomething)
    .flatMap(({ id, answers }) =>
      Object.entries(answers).flatMap(([answer, option]) =>
        optionProblems(option, everywhere).map(
          (problem) => `Answer "${answer}" of question "${id}" ${problem}`,
        ),
      ),
    );
}

function optionProblems({ type, story, sentence }: AnswerOption, everywhere: boolean): string[] {
  if (type === 'skip') return sentence ? ['is a skip: the story does not tell it.'] : [];
  if (sentence === undefined)
    return story || everywhere ? ['has no sentence for the story (or null, where it is silent).'] : [];
  if (sentence === null) return [];
  const { names } = answerTypes[type];
  return [
    ...languageCodes.flatMap((language) =>
      languageProblems(sentence, language, names ? placeOf[names] : undefined),
    ),
    ...(/\.$/.test(sentence.sv) ? [] : ['has a sentence without a full stop.']),
  ];
}

function languageProblems(
  sentence: LocalText,
  language: Language,
  place: SentencePlace | undefined,
): string[] {
  const text = sentence[language];
  if (!text) return [`has a sentence that is not in ${language}.`];
  const named = sentencePlaces.filter((known) => text.includes(known));
  const unknown = (text.match(/\{[^}]*\}/g) ?? []).filter((found) => !named.some((known) => known === found));
  const { words, longestSentence } = readability(text);
  return [
    ...unknown.map((found) => `has ${found} in its sentence, which names nothing.`),
    ...(named.join() === (place ?? '')
      ? []
      : [`needs ${place ?? 'no name'} in its sentence, in ${language}.`]),
    ...(words > longestSentence ? [`has more than one sentence in ${language}.`] : []),
    ...(words > MOST_SENTENCE_WORDS ? [`has a sentence of ${words} words in ${language}.`] : []),
    // {persons} is replaced by words such as "min bästa kompis".
    ...(firstPerson[language].test(text.replace('{persons}', 'min my'))
      ? []
      : [`has a sentence in ${language} that the child does not say of itself (I, me, we).`]),
  ];
}
