import type { Form, Question } from '@lykta/domain';
import { rankPlaces } from './rank-places.ts';
import type { AnswerId, QuestionId } from './types.ts';

/** Where one comes next: a question, null = the form ends, or a sentence that says why there is no such place. */
export type Target = Place | null | string;

/** One question as the walk meets it: links instead of ids, and everything that does not depend on answers. */
export interface Place {
  readonly id: QuestionId;
  /** The answer ids in option order. */
  readonly options: readonly AnswerId[];
  /** For each option, whether it is of the skip type. */
  readonly skips: readonly boolean[];
  /** For each option, where it leads. */
  next: readonly Target[];
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
  const found: [Place, Question][] = [];

  const visit = (id: QuestionId): Place | null => {
    const known = places.get(id);
    if (known) return known;
    const question = Object.hasOwn(form.questions, id) ? form.questions[id] : undefined;
    if (!question) return null;
    const place = unlinked(id, question);
    places.set(id, place);
    found.push([place, question]);
    return place;
  };
  const link = (id: QuestionId | null | undefined, from: () => string): Target =>
    id == null ? null : (visit(id) ?? `${from()} leads on to "${id}", which does not exist.`);

  const first = visit(form.metadata.firstQuestion);
  for (const [place, question] of found) {
    place.next = Object.entries(question.answers).map(([answer, option]) =>
      link(option.next, () => `Question "${place.id}", answer "${answer}",`),
    );
    place.forks = place.next.some((target) => target !== place.next[0]);
    if (question.includeIf) {
      place.otherwise = link(question.includeIf.else, () => `The else of question "${place.id}"`);
    }
  }
  for (const [place, question] of found) place.gate = gateOf(question, places);
  return { first, places, cyclic: first ? rankPlaces(first, places.size) : false };
}

function unlinked(id: QuestionId, question: Question): Place {
  return {
    id,
    options: Object.keys(question.answers),
    skips: Object.values(question.answers).map((option) => option.type === 'skip'),
    next: [],
    forks: false,
    gate: null,
    otherwise: null,
    rank: 0,
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
