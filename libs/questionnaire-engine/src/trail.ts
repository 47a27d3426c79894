import type { Entry } from '@lykta/domain';
import type { Place } from './compile.ts';

/**
 * The path as a list that grows at its end and is shared by every flow that came the same way: an answer makes
 * new steps only for what follows it. `jump` leads far back, so that a step is found in logarithmic time
 * (E. W. Myers, "An applicative random-access stack", 1983).
 */
export interface Step {
  /** Undefined only for the start, which is no question. */
  readonly place: Place | undefined;
  readonly rank: number;
  readonly list: readonly Entry[] | undefined;
  readonly gap: boolean;
  readonly previous: Step;
  readonly jump: Step;
  /** Questions up to this one, itself included. */
  readonly depth: number;
  /** Gaps up to this one, itself included. */
  readonly gaps: number;
}

/** The empty path. */
export const START = startOf();

function startOf(): Step {
  const start = {
    place: undefined,
    rank: -1,
    list: undefined,
    gap: false,
    previous: null as Step | null,
    jump: null as Step | null,
    depth: 0,
    gaps: 0,
  };
  start.previous = start.jump = start as Step;
  return start as Step;
}

/** The path one question longer. */
export function extend(previous: Step, place: Place, list: readonly Entry[] | undefined, gap: boolean): Step {
  const { jump } = previous;
  const even = previous.depth - jump.depth === jump.depth - jump.jump.depth;
  return {
    place,
    rank: place.rank,
    list,
    gap,
    previous,
    jump: even ? jump.jump : previous,
    depth: previous.depth + 1,
    gaps: previous.gaps + (gap ? 1 : 0),
  };
}

/** The step of this question, if it is on the path. In a cyclic form ranks say nothing, and every step is looked at. */
export function findStep(tip: Step, place: Place, cyclic: boolean): Step | undefined {
  let step = tip;
  if (cyclic) {
    while (step.place && step.place !== place) step = step.previous;
  } else {
    while (step.rank > place.rank) step = step.jump.rank >= place.rank ? step.jump : step.previous;
  }
  return step.place === place ? step : undefined;
}

/** The first gap after a step, if the path up to `tip` has one. */
export function gapAfter(tip: Step, after: Step): Step | undefined {
  const wanted = after.gaps + 1;
  if (tip.gaps < wanted) return undefined;
  let step = tip;
  while (step.previous.gaps >= wanted) step = step.jump.gaps >= wanted ? step.jump : step.previous;
  return step;
}
