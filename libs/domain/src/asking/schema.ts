import { z } from 'zod';
import { DayString } from '../time/schema.ts';
import { PLAN_LIMITS } from './limits.ts';

const { remindAfter, weeks } = PLAN_LIMITS;

/** How often a request is sent anew, and the last day of that. Each round is a request of its own. */
export const Repeat = z.strictObject({ weeks: z.int().min(weeks.least).max(weeks.most), until: DayString });
export type Repeat = z.infer<typeof Repeat>;

/**
 * When a request ends, reminds and repeats; without all three it stands until somebody takes it back. `lastDay`: who has
 * not begun by then need not. `remindAfter`: children who have not answered are reminded once, after this many days.
 */
export const askingPlan = {
  lastDay: DayString.optional(),
  remindAfter: z.int().min(remindAfter.least).max(remindAfter.most).optional(),
  repeat: Repeat.optional(),
};
export type AskingPlan = z.infer<z.ZodObject<typeof askingPlan>>;
