import type { AnswersDocument, Entry, Form } from '@lykta/domain';
import { compile, type CompiledForm, type Place } from './compile.ts';
import { readOnly } from './document.ts';
import { emptyShelf, put, type Shelf } from './shelf.ts';
import { keptSince } from './time.ts';
import type { FlowOptions, QuestionId } from './types.ts';

/** A list that waits off the path; `place` is its question. */
export interface Parked {
  readonly place: Place;
  readonly list: readonly Entry[];
  /** Parked since the flow was opened: then it comes back whatever its age. */
  readonly byFlow: boolean;
}

/** What stays the same from the opening of a flow to its last answer. */
export interface Session {
  readonly form: CompiledForm;
  /** Older parked lists are dropped; in milliseconds. */
  readonly keptSince: number;
  /** Older skips are gaps; in milliseconds, −Infinity = none is. */
  readonly skipCutoff: number;
  /** Lists of questions that no path reaches: parked, and never looked at again. */
  readonly strays: ReadonlyMap<QuestionId, readonly Entry[]>;
}

/** A document sorted for the walk. */
export interface Intake {
  readonly session: Session;
  readonly answers: Map<Place, readonly Entry[]>;
  readonly shelf: Shelf<Parked>;
}

/** Does every entry name an option that the question has? */
export function fits(place: Place, list: readonly Entry[]): boolean {
  return list.every((entry) => place.options.includes(entry.answer));
}

/** Reads a form and a document before the first walk; what cannot be an answer is parked here. */
export function takeIn(form: Form, document: AnswersDocument, { now, skipCutoff }: FlowOptions): Intake {
  const compiled = compile(form);
  const strays = new Map<QuestionId, readonly Entry[]>();
  const answers = new Map<Place, readonly Entry[]>();
  let shelf = emptyShelf<Parked>(compiled.places.size);

  const park = (id: QuestionId, list: readonly Entry[]): void => {
    const place = compiled.places.get(id);
    if (place) shelf = put(shelf, place.rank, { place, list, byFlow: false });
    else strays.set(id, list);
  };
  for (const [id, list] of Object.entries(document.inactive)) park(id, readOnly(list));
  for (const [id, given] of Object.entries(document.answers)) {
    if (given.length === 0) continue;
    const place = compiled.places.get(id);
    const list = readOnly(given);
    if (place && fits(place, list)) answers.set(place, list);
    else park(id, list);
  }
  const session = {
    form: compiled,
    keptSince: keptSince(now),
    skipCutoff: skipCutoff?.getTime() ?? -Infinity,
    strays,
  };
  return { session, answers, shelf };
}
