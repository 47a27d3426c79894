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

/** The ways on which a story is shown: how a child answers on each. */
export const ways = ['light', 'dark', 'mixed'] as const;
export type Way = (typeof ways)[number];

const AT = new Date('2026-11-22T12:00:00Z');
/** How many are chosen where many may be. */
const SEVERAL = 2;

/** A child with two homes and people in and around them. */
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

/** Whom the child names, by the area of the form: the last of them where it names one. */
const peopleIn = (area: string | undefined): string[] =>
  area === 'school' || area === 'leisure' ? ['friend', 'pal', 'teacher'] : ['mum', 'sister', 'grandma'];

const brightness: Record<StoryMark, number> = { RESOURCE: 2, WISH: 1, HELP: -1, WORRIES: -2, PROBLEM: -3 };
const brightnessOf = ({ story }: AnswerOption) => (story ? brightness[story] : 0);

/** The sentences of a child who goes through a form on this way, in the order of its questions. */
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

/** The brightest answers of a question, or the darkest; one that says nothing only where there is no other. */
function choose({ type, answers }: Question, isLight: boolean, people: string[]): Selection[] {
  const told = Object.entries(answers).filter(
    ([, option]) => option.type !== 'skip' && option.sentence !== null,
  );
  const isMultiple = questionTypes[type].several && listOf(type) === null;
  const several = isMultiple ? SEVERAL : 1;
  const sign = isLight ? -1 : 1;
  // What often is dark stands last, but of several what stands first says most.
  const options = (isLight || several > 1 ? told : told.reverse()).sort(
    ([, a], [, b]) => sign * (brightnessOf(a) - brightnessOf(b) || (a.weight ?? 0) - (b.weight ?? 0)),
  );
  const [, best] = options[0]!;
  return options
    .filter(([, option]) => option.group === best.group && brightnessOf(option) === brightnessOf(best))
    .slice(0, several)
    .map(([id, option]) => ({ answer: id, ...dataOf(option, type, isLight ? people : people.slice(-1)) }));
}

/** Whom, or which home, the child chooses. */
function dataOf({ type }: AnswerOption, question: Question['type'], people: string[]): { data?: string[] } {
  const { several: isSeveral } = questionTypes[question];
  const { names } = answerTypes[type];
  if (names === 'persons') return { data: isSeveral ? people : people.slice(-1) };
  if (names === 'houses') return { data: isSeveral ? ['flat', 'villa'] : ['flat'] };
  return {};
}
