import type { Language } from '../language.ts';
import { inList } from '../word-list.ts';

/** A sentence that a child reads has at most so many words (docs/authoring-forms.md). */
export const MOST_SENTENCE_WORDS = 12;

/** How many words two sentences must begin alike with to be told as one. */
const FEWEST_SHARED = 2;

/** Where these stand in what two sentences share, one told for both would say something else: the same somebody, or not this but that. */
const speaksOfOne =
  /(?<!\p{L})(inte|ingen|inget|inga|aldrig|någon|något|not|no|nobody|never|somebody|someone|something|\p{L}+n’t)(?!\p{L})/iu;

/** An end with these is a list, or a no, already. */
const standsAlone =
  /,|(?<!\p{L})(och|eller|inte|ingen|inget|inga|aldrig|and|or|but|not|no|nobody|never|\p{L}+n’t)(?!\p{L})/iu;

/** What is shared never ends with one of these: "när jag är ensam" and "i skolan" stay together. */
const opensPart = new Set(
  'att när som vad that what when who en ett min mitt mina a an my the i på hos med at in with'.split(' '),
);

const wordsOf = (sentence: string) => sentence.replace(/\.$/, '').split(' ');

/**
 * Sentences of one question, told together: "Jag blir glad av djur." and "Jag blir glad av musik." become
 * "Jag blir glad av djur och musik.". Sentences that say no, or that hold a list, stay whole; none becomes too long.
 */
export function joinSentences(sentences: readonly string[], language: Language): string[] {
  const told: string[][] = [];
  for (const sentence of sentences) {
    const group = told.find((others) => joined([...others, sentence], language) !== undefined);
    if (group) group.push(sentence);
    else told.push([sentence]);
  }
  return told.map((group) => joined(group, language)!);
}

/** One sentence for all, where they can be told in one. */
function joined(group: readonly string[], language: Language): string | undefined {
  const [first] = group;
  if (group.length < 2) return first;
  const all = group.map(wordsOf);
  const shared = all[0]!.slice(0, sharedCount(all));
  const ends = all.map((words) => words.slice(shared.length).join(' '));
  if (shared.length < FEWEST_SHARED || speaksOfOne.test(shared.join(' '))) return undefined;
  if (ends.some((end) => end === '' || standsAlone.test(end))) return undefined;
  const sentence = `${shared.join(' ')} ${inList(ends, language)}.`;
  return wordsOf(sentence).length > MOST_SENTENCE_WORDS ? undefined : sentence;
}

/** How many words all begin alike with, ending where nothing has been opened. */
function sharedCount(all: readonly string[][]): number {
  const [first = [], ...others] = all;
  let count = 0;
  while (count < first.length && others.every((words) => words[count] === first[count])) count += 1;
  while (count > 0 && opensPart.has(first[count - 1]!)) count -= 1;
  return count;
}
