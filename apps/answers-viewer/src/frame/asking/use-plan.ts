import { dayOf, lastDayOf, planFaults, roundDays, type AskingPlan, type PlanFault } from '@lykta/domain';
import { useState } from 'react';

/** What the fields of a plan hold; an empty string means that nothing is chosen. */
interface PlanTyped {
  lastDay: string;
  remindAfter: string;
  weeks: string;
  until: string;
}

/** A plan as it is being filled in. */
export interface PlanChoice {
  typed: PlanTyped;
  change: (part: Partial<PlanTyped>) => void;
  plan: AskingPlan;
  faults: readonly (PlanFault | { path: 'repeat.until'; message: 'until' })[];
  /** The days of all rounds; empty while nothing repeats, or the choice is not complete. */
  rounds: string[];
  /** The last day as it becomes, also where it follows from the rounds. */
  lastDay: string | undefined;
}

const NOTHING: PlanTyped = { lastDay: '', remindAfter: '', weeks: '', until: '' };

/** Holds the last day, the reminder and the rounds of what is being sent. */
export function usePlan(today = dayOf(new Date())): PlanChoice {
  const [typed, setTyped] = useState(NOTHING);
  const { lastDay, remindAfter, weeks, until } = typed;
  const repeat = weeks !== '' && until !== '' ? { weeks: Number(weeks), until } : undefined;
  const plan: AskingPlan = {
    ...(lastDay === '' ? {} : { lastDay }),
    ...(remindAfter === '' ? {} : { remindAfter: Number(remindAfter) }),
    ...(repeat ? { repeat } : {}),
  };
  const faults = planFaults(plan, today);
  const isOpenEnded = weeks !== '' && until === '';
  return {
    typed,
    change: (part) => setTyped((now) => ({ ...now, ...part })),
    plan,
    faults: isOpenEnded ? [...faults, { path: 'repeat.until', message: 'until' }] : faults,
    rounds: repeat && faults.length === 0 ? roundDays(today, repeat) : [],
    lastDay: lastDayOf(plan, today),
  };
}
