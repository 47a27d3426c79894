import type { Form, Question } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { rankNodes } from './rank-nodes.ts';
import type { AnswerId, QuestionId } from './types.ts';

/** What follows an answer: a question, null = the form ends, or a sentence that says why there is no such question. */
export type Target = FormNode | null | string;

/** A question as a node of the form's graph: links instead of ids, and everything that does not depend on answers. */
export interface FormNode {
  readonly id: QuestionId;
  /** The answer ids in option order. */
  readonly options: AnswerId[];
  /** For each option, whether it is of the skip type. */
  readonly skips: boolean[];
  /** For each option, where it leads. */
  readonly next: Target[];
  /** The options lead to different questions, so that only an answer decides the way. */
  branches: boolean;
  /** includeIf: one of these must be answered so; null = always included. */
  condition: readonly { node: FormNode; answer: AnswerId }[] | null;
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
  readonly first: FormNode | null;
  /** The questions that some chain of links reaches from the first one. */
  readonly nodes: ReadonlyMap<QuestionId, FormNode>;
  readonly cyclic: boolean;
}

/** Reads a form once: what no answer can change is worked out here, so that a step of the walk is a lookup. */
export function compile(form: Form): CompiledForm {
  const nodes = new Map<QuestionId, FormNode>();
  const questions: Question[] = [];

  /** Undefined = there is no such question. */
  const nodeOf = (id: QuestionId): FormNode | undefined => {
    const known = nodes.get(id);
    const question = known ? undefined : own(form.questions, id);
    if (!question) return known;
    const node = unlinked(id);
    nodes.set(id, node);
    questions.push(question);
    return node;
  };

  const first = nodeOf(form.metadata.firstQuestion) ?? null;
  // The map grows while it is walked, until every question that links lead to is in it.
  let index = 0;
  for (const node of nodes.values()) {
    const { answers, includeIf } = questions[index++]!;
    for (const [answer, { type, next }] of Object.entries(answers)) {
      node.options.push(answer);
      node.skips.push(type === 'skip');
      node.next.push(
        next == null ? null : (nodeOf(next) ?? unknown(`Question "${node.id}", answer "${answer}",`, next)),
      );
      node.branches ||= node.next.at(-1) !== node.next[0];
    }
    const otherwise = includeIf?.else;
    if (otherwise != null) {
      node.otherwise = nodeOf(otherwise) ?? unknown(`The else of question "${node.id}"`, otherwise);
    }
  }
  index = 0;
  for (const node of nodes.values()) node.condition = conditionOf(questions[index++]!, nodes);
  return { first, nodes, cyclic: first ? rankNodes(first, nodes.size) : false };
}

function unknown(from: string, id: QuestionId): string {
  return `${from} leads to "${id}", which does not exist.`;
}

function unlinked(id: QuestionId): FormNode {
  return {
    id,
    options: [],
    skips: [],
    next: [],
    branches: false,
    condition: null,
    otherwise: null,
    rank: -1,
    onward: 0,
    longest: undefined,
  };
}

/** A condition on a question that cannot be reached is never met, and is left out. */
function conditionOf(question: Question, nodes: ReadonlyMap<QuestionId, FormNode>): FormNode['condition'] {
  if (!question.includeIf) return null;
  return question.includeIf.answers.flatMap(({ question: id, answer }) => {
    const node = nodes.get(id);
    return node ? [{ node, answer }] : [];
  });
}
