import type { Entry } from '@lykta/domain';
import type { FormNode, Target } from './compile.ts';
import { EngineError } from './error.ts';
import { fits, type InactiveList, type Session } from './session.ts';
import { valueAt, withValue, type PersistentVector } from './persistent-vector.ts';
import { newest } from './time.ts';
import { extend, findStep, type PathStep } from './path.ts';
import type { AnswerId } from './types.ts';

/** The result of a walk. */
export interface Walked {
  readonly end: PathStep;
  /** The first question whose answer decides the way and is not given yet; null when the walk reached the end of the form. */
  readonly open: FormNode | null;
  readonly inactive: PersistentVector<InactiveList>;
}

/**
 * Continues from the end of a path. `answers` holds the lists that later questions may have. The walk empties it:
 * a list whose question is on the path joins the path, every other one becomes inactive.
 *
 * @throws EngineError where the walk, or the longest way on from where it stops, meets a cycle or an unknown question
 */
export function walk(
  session: Session,
  from: { end: PathStep; next: FormNode | null; inactive: PersistentVector<InactiveList> },
  answers: Map<FormNode, readonly Entry[]>,
): Walked {
  const { cyclic } = session.form;
  const passed = cyclic ? new Set<FormNode>() : undefined;
  let { end, inactive } = from;
  let target: Target = from.next;
  let open: FormNode | null = null;

  while (target && !open) {
    if (typeof target === 'string') throw new EngineError(target);
    const node: FormNode = target;
    if (passed?.has(node)) {
      throw new EngineError(`Question "${node.id}" is met twice: its answers lead back to it.`);
    }
    passed?.add(node);
    if (!isIncluded(node, end, cyclic)) {
      target = node.otherwise;
      continue;
    }
    let list = answers.get(node);
    if (list) {
      answers.delete(node);
    } else {
      const kept = valueAt(inactive, node.rank);
      if (kept && fits(node, kept.list)) {
        if (kept.byFlow || newest(kept.list) >= session.keptSince) list = kept.list;
        inactive = withValue(inactive, node.rank, undefined);
      }
    }
    if (list) {
      const chosen = firstChosen(node, list);
      end = extend(end, node, list, node.skips[chosen]! && isStale(node, list, session.skipCutoff));
      target = node.next[chosen]!;
    } else {
      end = extend(end, node, undefined, true);
      if (node.branches) open = node;
      else target = node.next[0] ?? null;
    }
  }

  if (open && typeof open.onward === 'string') throw new EngineError(open.onward);
  for (const [node, list] of answers) inactive = withValue(inactive, node.rank, { node, list, byFlow: true });
  return { end, open, inactive };
}

/** includeIf: inactive answers and stale skips do not count, for neither is an answered question on the path. */
function isIncluded(node: FormNode, end: PathStep, cyclic: boolean): boolean {
  if (!node.condition) return true;
  for (const { node: earlier, answer } of node.condition) {
    const step = findStep(end, earlier, cyclic);
    if (step && !step.gap && hasAnswer(step.list!, answer)) return true;
  }
  return false;
}

function hasAnswer(list: readonly Entry[], answer: AnswerId): boolean {
  for (const entry of list) if (entry.answer === answer) return true;
  return false;
}

/** Every entry is a skip from before the cutoff: the question is asked again. */
function isStale(node: FormNode, list: readonly Entry[], skipCutoff: number): boolean {
  return list.every(
    (entry) => node.skips[node.options.indexOf(entry.answer)] && Date.parse(entry.timestamp) < skipCutoff,
  );
}

/** The position of the first selected option, in option order. */
function firstChosen(node: FormNode, list: readonly Entry[]): number {
  let first = node.options.length;
  for (const entry of list) first = Math.min(first, node.options.indexOf(entry.answer));
  return first;
}
