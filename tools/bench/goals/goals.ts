import type { Goal } from './goal.ts';
import { pageGoals } from './pages.ts';
import { programGoals } from './programs.ts';

/** What we set out to reach (docs/performance.md). Each is a ratio within one run, a count, or a rule of the product. */
export const goals: Goal[] = [...programGoals, ...pageGoals];
