import type { Entry } from '@lykta/domain';
import type { FormNode } from './compile.ts';

/**
 * The path as a linked list from its end. Flows share the steps that they have in common: an answer makes new steps
 * only for what follows it. `jump` points far back, so that a step is found in logarithmic time
 * (E. W. Myers, "An applicative random-access stack", 1983).
 */
export interface PathStep {
  /** Undefined for the start, which is not a question. */
  readonly node: FormNode | undefined;
  readonly rank: number;
  readonly list: readonly Entry[] | undefined;
  readonly gap: boolean;
  readonly previous: PathStep;
  readonly jump: PathStep;
  /** Questions up to this one, itself included. */
  readonly depth: number;
  /** Gaps up to this one, itself included. */
  readonly gaps: number;
}

/** The empty path. */
export const START = startOf();

function startOf(): PathStep {
  const start = {
    node: undefined,
    rank: -1,
    list: undefined,
    gap: false,
    previous: null as PathStep | null,
    jump: null as PathStep | null,
    depth: 0,
    gaps: 0,
  };
  start.previous = start.jump = start as PathStep;
  return start as PathStep;
}

/** The path one question longer. */
export function extend(
  previous: PathStep,
  node: FormNode,
  list: readonly Entry[] | undefined,
  gap: boolean,
): PathStep {
  const { jump } = previous;
  const even = previous.depth - jump.depth === jump.depth - jump.jump.depth;
  return {
    node,
    rank: node.rank,
    list,
    gap,
    previous,
    jump: even ? jump.jump : previous,
    depth: previous.depth + 1,
    gaps: previous.gaps + (gap ? 1 : 0),
  };
}

/** The step of this question, if it is on the path. In a cyclic form ranks say nothing, and every step is looked at. */
export function findStep(end: PathStep, node: FormNode, cyclic: boolean): PathStep | undefined {
  let step = end;
  if (cyclic) {
    while (step.node && step.node !== node) step = step.previous;
  } else {
    while (step.rank > node.rank) step = step.jump.rank >= node.rank ? step.jump : step.previous;
  }
  return step.node === node ? step : undefined;
}

/** The first gap after a step, if the path up to `end` has one. */
export function gapAfter(end: PathStep, after: PathStep): PathStep | undefined {
  const wanted = after.gaps + 1;
  if (end.gaps < wanted) return undefined;
  let step = end;
  while (step.previous.gaps >= wanted) step = step.jump.gaps >= wanted ? step.jump : step.previous;
  return step;
}
