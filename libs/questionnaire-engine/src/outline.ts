import type { Form } from '@lykta/domain';
import { compile, type FormNode, type Target } from './compile.ts';
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
  readonly node?: FormNode;
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
  const { first, nodes, cyclic } = compile(form);
  if (cyclic) throw new EngineError('The form has a cycle.');
  const order = [...nodes.values()].sort((a, b) => a.rank - b.rank);
  const known = new Map<FormNode, Ways>();
  const waysFrom = (target: Target): Ways => {
    if (typeof target === 'string') throw new EngineError(target);
    return target ? known.get(target)! : END;
  };

  for (const node of order.toReversed()) {
    const next = pick(node.next.map(waysFrom));
    const included = { fewest: through(node, next.fewest), most: through(node, next.most) };
    known.set(node, node.condition ? pick([included, waysFrom(node.otherwise)]) : included);
  }
  const whole = waysFrom(first);
  return {
    shortest: questionsOf(whole.fewest),
    longest: questionsOf(whole.most),
    questions: order.map((node) => ({
      id: node.id,
      conditional: node.condition !== null,
      ways: [...new Set(node.next)].map((target) => wayOn(node, target, waysFrom(target))),
    })),
    unreachable: Object.keys(form.questions).filter((id) => !nodes.has(id)),
  };
}

function pick(ways: Ways[]): Ways {
  if (ways.length === 0) return END;
  return {
    fewest: ways.map(({ fewest }) => fewest).reduce((a, b) => (b.questions < a.questions ? b : a)),
    most: ways.map(({ most }) => most).reduce((a, b) => (b.questions > a.questions ? b : a)),
  };
}

function through(node: FormNode, rest: Way): Way {
  return { questions: rest.questions + 1, node, rest };
}

function wayOn(node: FormNode, target: Target, { fewest, most }: Ways): WayOn {
  return {
    answers: node.options.filter((_, position) => node.next[position] === target),
    next: target && typeof target !== 'string' ? target.id : null,
    fewest: fewest.questions,
    most: most.questions,
  };
}

function questionsOf(way: Way): QuestionId[] {
  const ids: QuestionId[] = [];
  for (let at: Way | undefined = way; at?.node; at = at.rest) ids.push(at.node.id);
  return ids;
}
