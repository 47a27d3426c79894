import {
  answerTypes,
  joinSentences,
  listOf,
  localText,
  namedIn,
  own,
  questionTypes,
  sentenceOf,
  type AnswerOption,
  type Form,
  type Language,
  type Profile,
  type Question,
  type StoryMark,
} from '@lykta/domain';
import { answer, openFlow, type Selection } from '@lykta/questionnaire-engine';

/** The kinds of answers for which a sample story is written. */
export const ways = ['light', 'dark', 'mixed'] as const;
export type Way = (typeof ways)[number];

const AT = new Date('2026-11-22T12:00:00Z');
/** How many options are chosen in a multiple choice. */
const SEVERAL = 2;

/** A child with two homes and several people. */
const household: Pick<Profile, 'persons' | 'houses' | 'housePersonMap'> = {
  persons: {
    mum: { type: 'MOTHER', avatar: 'adult-02' },
    sister: { type: 'LITTLE_SISTER', avatar: 'child-05' },
    grandma: { type: 'MATERNAL_GRANDMOTHER', avatar: 'adult-03' },
    friend: { type: 'FRIEND', avatar: 'child-07' },
    pal: { type: 'FRIEND', avatar: 'child-06' },
    teacher: { type: 'TEACHER', avatar: 'adult-04' },
  },
  houses: {
    flat: { type: 'APARTMENT', avatar: 'house-apartment' },
    villa: { type: 'DETACHED_HOUSE', avatar: 'house-villa' },
  },
  housePersonMap: { flat: ['mum', 'sister'] },
};

/** The persons that the child names, by the form's area; the last of them where only one is named. */
const peopleIn = (area: string | undefined): string[] =>
  area === 'school' || area === 'leisure' ? ['friend', 'pal', 'teacher'] : ['mum', 'sister', 'grandma'];

const brightness: Record<StoryMark, number> = { RESOURCE: 2, WISH: 1, HELP: -1, WORRIES: -2, PROBLEM: -3 };
const brightnessOf = ({ story }: AnswerOption) => (story ? brightness[story] : 0);

/** Returns the story sentences of a child who answers a form in this way, in question order. */
export function sampleStory(form: Form, way: Way, language: Language): string[] {
  const people = peopleIn(form.metadata.group);
  let flow = openFlow(form, { answers: {}, inactive: {} }, { now: AT });
  for (let step = 0; flow.resume !== null; step += 1) {
    const id = flow.resume;
    const isLight = way === 'light' || (way === 'mixed' && step % 2 === 0);
    flow = answer(flow, id, choose(own(form.questions, id)!, isLight, people), AT);
  }
  const named = namedIn(household);
  return Object.entries(flow.document.answers).flatMap(([id, entries]) => {
    const options = own(form.questions, id)?.answers ?? {};
    const sentences = entries.flatMap(({ answer: chosen, data }) => {
      const sentence = own(options, chosen)?.sentence ?? undefined;
      return sentenceOf({ sentence, data: data && [...data] }, named) ?? [];
    });
    return joinSentences(
      sentences.map((sentence) => localText(sentence, language)),
      language,
    );
  });
}

/**
 * Chooses the most positive or most negative answers of a question; one without a sentence only if there is no other.
 */
function choose({ type, answers }: Question, isLight: boolean, people: string[]): Selection[] {
  const given = Object.entries(answers).filter(([, option]) => option.type !== 'skip');
  const withSentence = given.filter(([, option]) => option.sentence !== null);
  const told = withSentence.length > 0 ? withSentence : given;
  const isMultiple = questionTypes[type].several && listOf(type) === null;
  const several = isMultiple ? SEVERAL : 1;
  const sign = isLight ? -1 : 1;
  // Negative options are often last; but in a multiple choice, the first ones say most.
  // The first button of a text goes on.
  const options = (isLight || several > 1 || type === 'article_text' ? told : told.reverse()).sort(
    ([, a], [, b]) => sign * (brightnessOf(a) - brightnessOf(b) || (a.weight ?? 0) - (b.weight ?? 0)),
  );
  const [, best] = options[0]!;
  return options
    .filter(([, option]) => option.group === best.group && brightnessOf(option) === brightnessOf(best))
    .slice(0, several)
    .map(([id, option]) => ({ answer: id, ...dataOf(option, type, isLight ? people : people.slice(-1)) }));
}

/** Chooses the persons or the home for an option. */
function dataOf({ type }: AnswerOption, question: Question['type'], people: string[]): { data?: string[] } {
  const { several: isSeveral } = questionTypes[question];
  const { names } = answerTypes[type];
  if (names === 'persons') return { data: isSeveral ? people : people.slice(-1) };
  if (names === 'houses') return { data: isSeveral ? ['flat', 'villa'] : ['flat'] };
  return {};
}
