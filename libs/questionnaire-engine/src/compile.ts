import type { Form, Question } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { rankPlaces } from './rank-places.ts';
import type { AnswerId, QuestionId } from './types.ts';

/** Where one comes next: a question, null = the form ends, or a sentence that says why there is no such place. */
export type Target = Place | null | string;

/** One question as the walk meets it: links instead of ids, and everything that does not depend on answers. */
export interface Place {
  readonly id: QuestionId;
  /** The answer ids in option order. */
  readonly options: AnswerId[];
  /** For each option, whether it is of the skip type. */
  readonly skips: boolean[];
  /** For each option, where it leads. */
  readonly next: Target[];
  /** The options lead to different questions: without an answer nobody knows where to go on. */
  forks: boolean;
  /** includeIf: one of these must be answered so; null = always included. */
  gate: readonly { place: Place; answer: AnswerId }[] | null;
  /** includeIf's else. */
  otherwise: Target;
  /** Position in an order in which every link leads to a higher number (unless the form is cyclic). */
  rank: number;
  /** The longest way on from the options, in questions, or why it cannot be counted. */
  onward: number | string;
  /** The longest way from here, this question included where it must be. */
  longest: number | string | undefined;
}

export interface CompiledForm {
  readonly first: Place | null;
  /** The questions that some chain of links reaches from the first one. */
  readonly places: ReadonlyMap<QuestionId, Place>;
  readonly cyclic: boolean;
}

/** Reads a form once: what no answer can change is worked out here, so that a step of the walk is a lookup. */
export function compile(form: Form): CompiledForm {
  const places = new Map<QuestionId, Place>();
  const questions: Question[] = [];

  /** Undefined = there is no such question. */
  const placeOf = (id: QuestionId): Place | undefined => {
    const known = places.get(id);
    const question = known ? undefined : own(form.questions, id);
    if (!question) return known;
    const place = unlinked(id);
    places.set(id, place);
    questions.push(question);
    return place;
  };

  const first = placeOf(form.metadata.firstQuestion) ?? null;
  // The map grows while it is walked, until every question that links lead to is in it.
  let index = 0;
  for (const place of places.values()) {
    const { answers, includeIf } = questions[index++]!;
    for (const [answer, { type, next }] of Object.entries(answers)) {
      place.options.push(answer);
      place.skips.push(type === 'skip');
      place.next.push(
        next == null ? null : (placeOf(next) ?? unknown(`Question "${place.id}", answer "${answer}",`, next)),
      );
      place.forks ||= place.next.at(-1) !== place.next[0];
    }
    const otherwise = includeIf?.else;
    if (otherwise != null) {
      place.otherwise = placeOf(otherwise) ?? unknown(`The else of question "${place.id}"`, otherwise);
    }
  }
  index = 0;
  for (const place of places.values()) place.gate = gateOf(questions[index++]!, places);
  return { first, places, cyclic: first ? rankPlaces(first, places.size) : false };
}

function unknown(from: string, id: QuestionId): string {
  return `${from} leads on to "${id}", which does not exist.`;
}

function unlinked(id: QuestionId): Place {
  return {
    id,
    options: [],
    skips: [],
    next: [],
    forks: false,
    gate: null,
    otherwise: null,
    rank: -1,
    onward: 0,
    longest: undefined,
  };
}

/** A condition on a question that cannot be reached is never met, and is left out. */
function gateOf(question: Question, places: ReadonlyMap<QuestionId, Place>): Place['gate'] {
  if (!question.includeIf) return null;
  return question.includeIf.answers.flatMap(({ question: id, answer }) => {
    const place = places.get(id);
    return place ? [{ place, answer }] : [];
  });
}
