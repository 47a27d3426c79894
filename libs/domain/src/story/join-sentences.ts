import { wholeLanguage, type Language } from '../text/language.ts';
import { inList } from '../text/word-list.ts';

/** The maximum number of words in a sentence for children (docs/authoring-forms.md). */
export const MOST_SENTENCE_WORDS = 12;

/** The minimum number of equal first words for joining two sentences. */
const FEWEST_SHARED = 2;

/**
 * With one of these words in the shared part, the joined sentence would have another meaning ("somebody" would be one
 * person for both; a "not" would apply to both together).
 */
const speaksOfOne =
  /(?:^|[^\p{L}])(inte|ingen|inget|inga|aldrig|någon|något|not|no|nobody|never|somebody|someone|something|\p{L}+n’t)(?!\p{L})/iu;

/** An end with one of these is already a list or a negation. */
const standsAlone =
  /,|(?:^|[^\p{L}])(och|eller|inte|ingen|inget|inga|aldrig|and|or|but|not|no|nobody|never|\p{L}+n’t)(?!\p{L})/iu;

/** The shared part never ends with one of these words: "när jag är ensam" and "i skolan" stay together. */
const opensPart = new Set(
  'att när som vad that what when who en ett min mitt mina a an my the i på hos med at in with'.split(' '),
);

const wordsOf = (sentence: string) => sentence.replace(/\.$/, '').split(' ');

/**
 * Joins sentences of one question: "Jag blir glad av djur." and "Jag blir glad av musik." become "Jag blir glad av djur
 * och musik.". Sentences with a negation or a list are not joined, and no sentence becomes too long.
 */
export function joinSentences(sentences: readonly string[], language: Language): string[] {
  // The words above are Swedish and English: an added language keeps its sentences apart.
  if (wholeLanguage(language) !== language) return [...sentences];
  const told: string[][] = [];
  for (const sentence of sentences) {
    const group = told.find((others) => joined([...others, sentence], language) !== undefined);
    if (group) group.push(sentence);
    else told.push([sentence]);
  }
  return told.flatMap((group) => joined(group, language) ?? group);
}

/** Returns one sentence for all, if they can be joined. */
function joined(group: readonly string[], language: Language): string | undefined {
  const [first] = group;
  if (group.length < 2) return first;
  const all = group.map(wordsOf);
  const shared = sharedWords(all);
  const ends = all.map((words) => words.slice(shared.length).join(' '));
  if (shared.length < FEWEST_SHARED || speaksOfOne.test(shared.join(' '))) return undefined;
  if (ends.some((end) => end === '' || standsAlone.test(end))) return undefined;
  const sentence = `${shared.join(' ')} ${inList(ends, language)}.`;
  return wordsOf(sentence).length > MOST_SENTENCE_WORDS ? undefined : sentence;
}

/** Returns the first words that are equal in all, without trailing words that open a phrase. */
function sharedWords(all: readonly string[][]): string[] {
  const [first = [], ...others] = all;
  let count = 0;
  while (count < first.length && others.every((words) => words[count] === first[count])) count += 1;
  while (count > 0 && opensPart.has(first[count - 1] ?? '')) count -= 1;
  return first.slice(0, count);
}
