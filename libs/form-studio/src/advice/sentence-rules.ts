import {
  answerTypes,
  asksSomething,
  MOST_SENTENCE_WORDS,
  sentencePlaces,
  wholeLanguages,
  type AnswerOption,
  type LocalText,
  type SentencePlace,
  type WholeLanguage,
} from '@lykta/domain';
import { readability } from '@lykta/questionnaire-engine/readability';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { once } from './once.ts';

/** First-person words, singular and plural. */
const firstPerson: Record<WholeLanguage, RegExp> = {
  sv: /(?:^|[^\p{L}])(jag|mig|min|mitt|mina|vi|oss)(?!\p{L})/iu,
  en: /(?:^|[^\p{L}])(I|me|my|myself|we|us)(?!\p{L})/iu,
};

/** The placeholder in an answer's sentence, by the list that the child chooses from. */
const placeOf: Record<'persons' | 'houses', SentencePlace> = { persons: '{persons}', houses: '{home}' };

type Found = Pick<Finding, 'rule' | 'values'>;

interface SentenceOptions {
  /** Whether every answer needs a sentence, as in our own forms; otherwise only those with a story mark. */
  readonly everywhere: boolean;
}

/** Finds what is wrong with the sentences of the story (docs/authoring-forms.md, The story). */
export function sentenceFindings(
  { questions }: Pick<Draft, 'questions'>,
  { everywhere }: SentenceOptions,
): Finding[] {
  const found = everywhere ? inEveryAnswer : inMarkedAnswer;
  return questions
    .filter(asksSomething)
    .flatMap(({ id, answers }) =>
      Object.entries(answers).flatMap(([answer, option]) =>
        found(option).map((each) => ({ ...each, question: id, answer, field: 'sentence' })),
      ),
    );
}

const inEveryAnswer = once((option: AnswerOption) => inAnswer(option, true));
const inMarkedAnswer = once((option: AnswerOption) => inAnswer(option, false));

function inAnswer({ type, story, sentence }: AnswerOption, everywhere: boolean): Found[] {
  if (type === 'skip') return sentence ? [{ rule: 'sentence-of-skip' }] : [];
  if (sentence === undefined) return story || everywhere ? [{ rule: 'sentence-missing' }] : [];
  if (sentence === null) return [];
  const { names } = answerTypes[type];
  return [
    ...wholeLanguages.flatMap((language) =>
      inLanguage(sentence, language, names ? placeOf[names] : undefined),
    ),
    ...(/\.$/.test(sentence.sv) ? [] : [{ rule: 'sentence-full-stop' } as const]),
  ];
}

function inLanguage(sentence: LocalText, language: WholeLanguage, place: SentencePlace | undefined): Found[] {
  const text = sentence[language];
  if (!text) return [{ rule: 'sentence-language', values: { language } }];
  const named = sentencePlaces.filter((known) => text.includes(known));
  const unknown = (text.match(/\{[^}]*\}/g) ?? []).filter((found) => !named.some((known) => known === found));
  const { words, longestSentence } = readability(text);
  const found = (wrong: boolean, rule: Found['rule'], values: Found['values'] = {}): Found[] =>
    wrong ? [{ rule, values: { ...values, language } }] : [];
  return [
    ...unknown.map((found) => ({ rule: 'sentence-unknown-place', values: { found } }) as const),
    ...(place
      ? found(named.join() !== place, 'sentence-place', { place })
      : found(named.length > 0, 'sentence-no-place')),
    ...found(words > longestSentence, 'sentence-several'),
    ...found(words > MOST_SENTENCE_WORDS, 'sentence-long', { words, limit: MOST_SENTENCE_WORDS }),
    // {persons} is replaced by words such as "min bästa kompis".
    ...found(!firstPerson[language].test(text.replace('{persons}', 'min my')), 'sentence-person'),
  ];
}
