import type { Entry } from '@lykta/domain';
import type { Place, Target } from './compile.ts';
import { EngineError } from './error.ts';
import { fits, type Parked, type Session } from './session.ts';
import { lookUp, put, type Shelf } from './shelf.ts';
import { newest } from './time.ts';
import { extend, findStep, type Step } from './trail.ts';
import type { AnswerId } from './types.ts';

/** Where a walk ended. */
export interface Walked {
  readonly tip: Step;
  /** The question at which nobody knows where to go on; null when the walk came to an end of the form. */
  readonly open: Place | null;
  readonly shelf: Shelf<Parked>;
}

/**
 * Walks on from the end of a path. `answers` holds the lists that the questions to come may have; it is emptied:
 * what the walk passes joins the path, the rest is parked.
 *
 * @throws EngineError where the walk, or the longest way on from where it stops, meets a cycle or an unknown question
 */
export function walk(
  session: Session,
  from: { tip: Step; next: Place | null; shelf: Shelf<Parked> },
  answers: Map<Place, readonly Entry[]>,
): Walked {
  const { cyclic } = session.form;
  const passed = cyclic ? new Set<Place>() : undefined;
  let { tip, shelf } = from;
  let target: Target = from.next;
  let open: Place | null = null;

  while (target && !open) {
    if (typeof target === 'string') throw new EngineError(target);
    const place: Place = target;
    if (passed?.has(place)) {
      throw new EngineError(`Question "${place.id}" is met twice: its answers lead back to it.`);
    }
    passed?.add(place);
    if (!isIncluded(place, tip, cyclic)) {
      target = place.otherwise;
      continue;
    }
    let list = answers.get(place);
    if (list) {
      answers.delete(place);
    } else {
      const parked = lookUp(shelf, place.rank);
      if (parked && fits(place, parked.list)) {
        if (parked.byFlow || newest(parked.list) >= session.keptSince) list = parked.list;
        shelf = put(shelf, place.rank, undefined);
      }
    }
    if (list) {
      const chosen = firstChosen(place, list);
      tip = extend(tip, place, list, place.skips[chosen]! && isStale(place, list, session.skipCutoff));
      target = place.next[chosen]!;
    } else {
      tip = extend(tip, place, undefined, true);
      if (place.forks) open = place;
      else target = place.next[0] ?? null;
    }
  }

  if (open && typeof open.onward === 'string') throw new EngineError(open.onward);
  for (const [place, list] of answers) shelf = put(shelf, place.rank, { place, list, byFlow: true });
  return { tip, open, shelf };
}

/** includeIf: parked answers and stale skips do not count, for neither is an answered question on the path. */
function isIncluded(place: Place, tip: Step, cyclic: boolean): boolean {
  if (!place.gate) return true;
  for (const { place: earlier, answer } of place.gate) {
    const step = findStep(tip, earlier, cyclic);
    if (step && !step.gap && hasAnswer(step.list!, answer)) return true;
  }
  return false;
}

function hasAnswer(list: readonly Entry[], answer: AnswerId): boolean {
  for (const entry of list) if (entry.answer === answer) return true;
  return false;
}

/** A skip of an earlier sitting: the question is asked again. */
function isStale(place: Place, list: readonly Entry[], skipCutoff: number): boolean {
  return list.every(
    (entry) => place.skips[place.options.indexOf(entry.answer)] && Date.parse(entry.timestamp) < skipCutoff,
  );
}

/** The position of the first selected option, in option order. */
function firstChosen(place: Place, list: readonly Entry[]): number {
  let first = place.options.length;
  for (const entry of list) first = Math.min(first, place.options.indexOf(entry.answer));
  return first;
}
