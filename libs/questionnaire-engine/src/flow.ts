import type { AnswersDocument, Entry, Form } from '@lykta/domain';
import type { Place } from './compile.ts';
import { frozenCopy, frozenDocument } from './document.ts';
import { EngineError } from './error.ts';
import { takeIn, type Session } from './session.ts';
import { lookUp, put, valuesOf } from './shelf.ts';
import { findStep, gapAfter, START, type Step } from './trail.ts';
import type { Flow, FlowOptions, Progress, QuestionId, Selection } from './types.ts';
import { walk, type Walked } from './walk.ts';

/**
 * Walks a form with the answers so far (docs/product.md §4, Questionnaire flow): what is off the path is parked,
 * what is on it again comes back. Costs the size of the form and of the document.
 *
 * @throws EngineError where the walk, or the longest way on from the open question, meets a cycle or an unknown
 *   `next` or `else`. Any other form is walked; without a first question the path is empty.
 */
export function openFlow(form: Form, document: AnswersDocument, options: FlowOptions): Flow {
  const { session, answers, shelf } = takeIn(form, document, options);
  return new Snapshot(session, walk(session, { tip: START, next: session.form.first, shelf }, answers));
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
  const place = form.places.get(questionId);
  const step = place && findStep(walked.tip, place, form.cyclic);
  if (!place || !step) throw new EngineError(`Question "${questionId}" is not on the path.`);
  const list = entriesOf(place, selection, at);

  // The path up to the question stays. A cyclic form is walked anew, for what it passed is not all on the path.
  const tip = form.cyclic ? START : step.previous;
  const answers = new Map<Place, readonly Entry[]>();
  for (let later = walked.tip; later !== tip; later = later.previous) {
    if (later.list && later !== step) answers.set(later.place!, later.list);
  }
  if (list.length > 0) answers.set(place, list);
  const shelf = lookUp(walked.shelf, place.rank) ? put(walked.shelf, place.rank, undefined) : walked.shelf;
  return new Snapshot(
    session,
    walk(session, { tip, next: form.cyclic ? form.first : place, shelf }, answers),
  );
}

function entriesOf(place: Place, selection: readonly Selection[], at: Date): readonly Entry[] {
  const timestamp = at.toISOString();
  const chosen = selection.map(({ answer, data }) => {
    const entry: Entry = data ? { answer, data: frozenCopy(data), timestamp } : { answer, timestamp };
    return { entry: Object.freeze(entry), position: place.options.indexOf(answer) };
  });
  chosen.sort((a, b) => a.position - b.position);
  const wrong = chosen.filter(
    ({ position }, index) => position < 0 || position === chosen[index - 1]?.position,
  );
  if (wrong.length > 0) {
    const names = wrong.map(({ entry }) => `"${entry.answer}"`).join(', ');
    throw new EngineError(`Question "${place.id}" has no such answer, or it is named twice: ${names}.`);
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
    const { tip, open } = walked;
    this.#session = session;
    this.#walked = walked;
    this.resume = gapAfter(tip, START)?.place?.id ?? null;
    const answered = tip.depth - tip.gaps;
    const left = tip.gaps + (open ? (open.onward as number) : 0);
    this.progress = Object.freeze({ total: answered + left, answered, left });
  }

  static inside(flow: Flow): { session: Session; walked: Walked } {
    const snapshot = flow as Snapshot;
    return { session: snapshot.#session, walked: snapshot.#walked };
  }

  get path(): readonly QuestionId[] {
    return (this.#path ??= Object.freeze(this.#steps().map((step) => step.place!.id)));
  }

  get gaps(): readonly QuestionId[] {
    return (this.#gaps ??= Object.freeze(
      this.#steps()
        .filter((step) => step.gap)
        .map((step) => step.place!.id),
    ));
  }

  get document(): AnswersDocument {
    return (this.#document ??= frozenDocument(
      this.#steps().flatMap(({ place, list }) => (list ? [[place!.id, list]] : [])),
      [
        ...this.#session.strays,
        ...valuesOf(this.#walked.shelf).map(({ place, list }) => [place.id, list] as const),
      ],
    ));
  }

  previous(question: QuestionId): QuestionId | null {
    return this.#find(question)?.previous.place?.id ?? null;
  }

  following(question: QuestionId): QuestionId | null {
    const step = this.#find(question);
    return (step && gapAfter(this.#walked.tip, step)?.place?.id) ?? this.resume;
  }

  #find(question: QuestionId): Step | undefined {
    const { form } = this.#session;
    const place = form.places.get(question);
    return place && findStep(this.#walked.tip, place, form.cyclic);
  }

  #steps(): Step[] {
    const steps = new Array<Step>(this.#walked.tip.depth);
    for (let step = this.#walked.tip; step.place; step = step.previous) steps[step.depth - 1] = step;
    return steps;
  }
}
