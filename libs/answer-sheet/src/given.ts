import {
  faceOf,
  joinSentences,
  listOf,
  localText,
  own,
  sentenceOf,
  type AnswerOption,
  type Face,
  type House,
  type IndividualAnswers,
  type Language,
  type Person,
  type Question,
} from '@lykta/domain';

type Entry = IndividualAnswers['data']['questions'][string][number];

/** A child's answer to one question, ready to show. */
export interface Given {
  /** `none` = no answer at all, `skipped` = the child chose to skip. */
  state: 'answered' | 'skipped' | 'none';
  /** The chosen options in the requested language, worded exactly as in the form, or what the child wrote itself. */
  words: string[];
  /** The answer in the child's own sentences, when the form has a sentence for every chosen option. */
  sentences?: string[];
  persons: Person[];
  houses: House[];
  /** For rate questions: number of the chosen face, 1 = lowest weight. */
  face?: Face;
  /** The day of the answer, `YYYY-MM-DD`. */
  day?: string;
}

/** No answer at all. */
export const NOTHING: Given = { state: 'none', words: [], persons: [], houses: [] };
const NOBODY_KNOWN: Person = { type: 'UNKNOWN', avatar: 'default' };
const NOWHERE_KNOWN: House = { type: 'UNKNOWN', avatar: 'house-unknown' };

/** Reads the entries of one question; ignores entries whose option is not in the form. */
export function readGiven(
  question: Question,
  entries: Entry[],
  { persons, houses }: Pick<IndividualAnswers['data'], 'persons' | 'houses'>,
  language: Language,
): Given {
  const known = entries.flatMap((entry) => {
    const option: AnswerOption | undefined = own(question.answers, entry.answer);
    return option ? [{ entry, option }] : [];
  });
  const [first] = known;
  if (!first) return NOTHING;
  const day = first.entry.date;
  if (known.every(({ option }) => option.type === 'skip')) return { ...NOTHING, state: 'skipped', day };
  const indexes = known.flatMap(({ entry }) => entry.data ?? []);
  const aboutHouses = listOf(question.type) === 'houses';
  const named = {
    person: (index: string) => (persons[Number(index)] ?? NOBODY_KNOWN).type,
    home: (index: string) => ({ type: (houses[Number(index)] ?? NOWHERE_KNOWN).type }),
  };
  const sentences = known.flatMap(({ entry, option }) => {
    const sentence = option.sentence ?? undefined;
    return sentenceOf({ sentence, data: entry.data?.map(String) }, named, [language]) ?? [];
  });
  return {
    state: 'answered',
    ...(sentences.length === known.length
      ? {
          sentences: joinSentences(
            sentences.map((sentence) => localText(sentence, language)),
            language,
          ),
        }
      : {}),
    words: known
      .filter(({ entry }) => (entry.data ?? []).length === 0)
      .map(({ entry, option }) => entry.words ?? localText(option.text, language)),
    persons: aboutHouses ? [] : indexes.map((index) => persons[index] ?? NOBODY_KNOWN),
    houses: aboutHouses ? indexes.map((index) => houses[index] ?? NOWHERE_KNOWN) : [],
    face: faceOf(question, first.entry.answer),
    day,
  };
}
