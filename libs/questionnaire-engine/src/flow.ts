import type { AnswersDocument, Entry, Form } from '@lykta/domain';
import type { FormNode } from './compile.ts';
import { frozenCopy, frozenDocument } from './document.ts';
import { EngineError } from './error.ts';
import { takeIn, type Session } from './session.ts';
import { valueAt, withValue, valuesOf } from './persistent-vector.ts';
import { findStep, gapAfter, START, type PathStep } from './path.ts';
import type { Flow, FlowOptions, Progress, QuestionId, Selection } from './types.ts';
import { walk, type Walked } from './walk.ts';

/**
 * Opens a form with the answers so far (docs/product.md §4, Questionnaire flow). Answers off the path become inactive,
 * inactive answers on the path become active again. Costs the size of the form and of the document.
 *
 * @throws EngineError where the walk, or the longest way on from the open question, meets a cycle or an unknown
 *   `next` or `else`. Any other form is walked; without a first question the path is empty.
 */
export function openFlow(form: Form, document: AnswersDocument, options: FlowOptions): Flow {
  const { session, answers, inactive } = takeIn(form, document, options);
  return new Snapshot(session, walk(session, { end: START, next: session.form.first, inactive }, answers));
}

/**
 * Answers a question on the path anew, as of `at`; an empty selection takes the answer away. Gives the flow that
 * follows; the old one stays as it was. Costs what comes after the question, not the size of the form.
 *
 * @throws EngineError if the question is not on the path, or an answer id is unknown or named twice; and as `openFlow`
 */
export function answer(flow: Flow, questionId: QuestionId, selection: readonly Selection[], at: Date): Flow {
  const { session, walked } = Snapshot.inside(flow);
  const { form } = session;
  const node = form.nodes.get(questionId);
  const step = node && findStep(walked.end, node, form.cyclic);
  if (!node || !step) throw new EngineError(`Question "${questionId}" is not on the path.`);
  const list = entriesOf(node, selection, at);

  // The path up to the question stays. In a cyclic form the walk also passed nodes that are not on the path: start again.
  const end = form.cyclic ? START : step.previous;
  const answers = new Map<FormNode, readonly Entry[]>();
  for (let later = walked.end; later !== end; later = later.previous) {
    if (later.list && later !== step) answers.set(later.node!, later.list);
  }
  if (list.length > 0) answers.set(node, list);
  const inactive = valueAt(walked.inactive, node.rank)
    ? withValue(walked.inactive, node.rank, undefined)
    : walked.inactive;
  return new Snapshot(
    session,
    walk(session, { end, next: form.cyclic ? form.first : node, inactive }, answers),
  );
}

function entriesOf(node: FormNode, selection: readonly Selection[], at: Date): readonly Entry[] {
  const timestamp = at.toISOString();
  const chosen = selection.map(({ answer, data, words }) => {
    const entry: Entry = {
      answer,
      ...(data && { data: frozenCopy(data) }),
      ...(words && { words }),
      timestamp,
    };
    return { entry: Object.freeze(entry), position: node.options.indexOf(answer) };
  });
  chosen.sort((a, b) => a.position - b.position);
  const wrong = chosen.filter(
    ({ position }, index) => position < 0 || position === chosen[index - 1]?.position,
  );
  if (wrong.length > 0) {
    const names = wrong.map(({ entry }) => `"${entry.answer}"`).join(', ');
    throw new EngineError(`Question "${node.id}" has no such answer, or twice: ${names}.`);
  }
  return Object.freeze(chosen.map(({ entry }) => entry));
}

class Snapshot implements Flow {
  readonly resume: QuestionId | null;
  readonly progress: Progress;
  readonly #session: Session;
  readonly #walked: Walked;
  #path: readonly QuestionId[] | undefined;
  #gaps: readonly QuestionId[] | undefined;
  #document: AnswersDocument | undefined;

  constructor(session: Session, walked: Walked) {
    const { end, open } = walked;
    this.#session = session;
    this.#walked = walked;
    this.resume = gapAfter(end, START)?.node?.id ?? null;
    const answered = end.depth - end.gaps;
    const left = end.gaps + (open ? (open.onward as number) : 0);
    this.progress = Object.freeze({ total: answered + left, answered, left });
  }

  static inside(flow: Flow): { session: Session; walked: Walked } {
    const snapshot = flow as Snapshot;
    return { session: snapshot.#session, walked: snapshot.#walked };
  }

  get path(): readonly QuestionId[] {
    return (this.#path ??= Object.freeze(this.#steps().map((step) => step.node!.id)));
  }

  get gaps(): readonly QuestionId[] {
    return (this.#gaps ??= Object.freeze(
      this.#steps()
        .filter((step) => step.gap)
        .map((step) => step.node!.id),
    ));
  }

  get document(): AnswersDocument {
    return (this.#document ??= frozenDocument(
      this.#steps().flatMap(({ node, list }) => (list ? [[node!.id, list]] : [])),
      [
        ...this.#session.orphans,
        ...valuesOf(this.#walked.inactive).map(({ node, list }) => [node.id, list] as const),
      ],
    ));
  }

  previous(question: QuestionId): QuestionId | null {
    return this.#find(question)?.previous.node?.id ?? null;
  }

  following(question: QuestionId): QuestionId | null {
    const step = this.#find(question);
    return (step && gapAfter(this.#walked.end, step)?.node?.id) ?? this.resume;
  }

  #find(question: QuestionId): PathStep | undefined {
    const { form } = this.#session;
    const node = form.nodes.get(question);
    return node && findStep(this.#walked.end, node, form.cyclic);
  }

  #steps(): PathStep[] {
    const steps = new Array<PathStep>(this.#walked.end.depth);
    for (let step = this.#walked.end; step.node; step = step.previous) steps[step.depth - 1] = step;
    return steps;
  }
}
