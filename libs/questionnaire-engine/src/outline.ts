import type { Form } from '@lykta/domain';
import { compile, type Place, type Target } from './compile.ts';
import { EngineError } from './error.ts';
import type { AnswerId, QuestionId } from './types.ts';

/** One way on from a question: the answers that lead there, and how many questions then follow. */
export interface WayOn {
  readonly answers: readonly AnswerId[];
  /** Null = the form ends. */
  readonly next: QuestionId | null;
  readonly fewest: number;
  readonly most: number;
}

export interface QuestionOutline {
  readonly id: QuestionId;
  /** Whether it is asked only after certain answers (includeIf). */
  readonly conditional: boolean;
  readonly ways: readonly WayOn[];
}

/** A form at a glance, for its author. */
export interface Outline {
  /** The questions of the shortest and the longest way through the form. */
  readonly shortest: readonly QuestionId[];
  readonly longest: readonly QuestionId[];
  /** Every question that can be reached, the earlier ones first. */
  readonly questions: readonly QuestionOutline[];
  readonly unreachable: readonly QuestionId[];
}

interface Way {
  readonly questions: number;
  /** This question, where the way takes it up, and the way that follows. */
  readonly place?: Place;
  readonly rest?: Way;
}
type Ways = { fewest: Way; most: Way };

const END: Ways = { fewest: { questions: 0 }, most: { questions: 0 } };

/**
 * Every way through a form, counted as if each includeIf could go either way.
 *
 * @throws EngineError if the form has a cycle or leads to unknown questions; `checkForm` says where
 */
export function outline(form: Form): Outline {
  const { first, places, cyclic } = compile(form);
  if (cyclic) throw new EngineError('The form has a cycle.');
  const order = [...places.values()].sort((a, b) => a.rank - b.rank);
  const known = new Map<Place, Ways>();
  const waysFrom = (target: Target): Ways => {
    if (typeof target === 'string') throw new EngineError(target);
    return target ? known.get(target)! : END;
  };

  for (const place of order.toReversed()) {
    const next = pick(place.next.map(waysFrom));
    const included = { fewest: through(place, next.fewest), most: through(place, next.most) };
    known.set(place, place.gate ? pick([included, waysFrom(place.otherwise)]) : included);
  }
  const whole = waysFrom(first);
  return {
    shortest: questionsOf(whole.fewest),
    longest: questionsOf(whole.most),
    questions: order.map((place) => ({
      id: place.id,
      conditional: place.gate !== null,
      ways: [...new Set(place.next)].map((target) => wayOn(place, target, waysFrom(target))),
    })),
    unreachable: Object.keys(form.questions).filter((id) => !places.has(id)),
  };
}

function pick(ways: Ways[]): Ways {
  if (ways.length === 0) return END;
  return {
    fewest: ways.map(({ fewest }) => fewest).reduce((a, b) => (b.questions < a.questions ? b : a)),
    most: ways.map(({ most }) => most).reduce((a, b) => (b.questions > a.questions ? b : a)),
  };
}

function through(place: Place, rest: Way): Way {
  return { questions: rest.questions + 1, place, rest };
}

function wayOn(place: Place, target: Target, { fewest, most }: Ways): WayOn {
  return {
    answers: place.options.filter((_, position) => place.next[position] === target),
    next: target && typeof target !== 'string' ? target.id : null,
    fewest: fewest.questions,
    most: most.questions,
  };
}

function questionsOf(way: Way): QuestionId[] {
  const ids: QuestionId[] = [];
  for (let at: Way | undefined = way; at?.place; at = at.rest) ids.push(at.place.id);
  return ids;
}
