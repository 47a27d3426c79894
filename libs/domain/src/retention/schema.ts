import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { Label } from '../case/label.ts';
import { DayString } from '../time/schema.ts';

/** For how many months after a case has ended an organisation keeps its answers. */
export const KEEPS_MONTHS = { least: 1, most: 60 } as const;
export const KeepsMonths = z.int().min(KEEPS_MONTHS.least).max(KEEPS_MONTHS.most);

/** So many days before answers are erased, the child and who works with it are warned. */
export const ERASURE_NOTICE_DAYS = 30;

/** For so many days staff see that answers were erased. The log keeps it longer. */
export const ERASED_SHOWN_DAYS = 180;

/** Why answers were erased: the time after the end of the case has passed, or the child wanted it. */
export const erasureRules = ['retention', 'child'] as const;
export type ErasureRule = (typeof erasureRules)[number];

/** The maximum number of cases in each list of GET staff/erasures. */
export const ERASURES_AT_MOST = 200;

const oneCase = { invitation: Id, client: Id, unit: z.string(), label: Label.optional() };

/**
 * GET staff/erasures: the ended cases that the member sees, next to be erased first, and what was erased lately. `on`:
 * the day on which the answers are erased; `warned`: whether the child has been told of that day. It holds no answers.
 */
export const StaffErasures = z.strictObject({
  keepsMonths: KeepsMonths,
  due: z.array(z.strictObject({ ...oneCase, ended: DayString, on: DayString, warned: z.boolean() })),
  erased: z.array(
    z.strictObject({ ...oneCase, day: DayString, rule: z.enum(erasureRules), forms: z.int().min(1) }),
  ),
});
export type StaffErasures = z.infer<typeof StaffErasures>;

/**
 * GET clients/kept: for each unit that the child has sent something to, how many forms it keeps, on which day they are
 * erased if the child has been warned, what was erased, and on which days somebody took everything out as a file.
 */
export const KeptAnswers = z.array(
  z.strictObject({
    invitation: Id,
    unit: z.string(),
    owner: z.string(),
    sent: z.int().min(0),
    on: DayString.optional(),
    erased: z.array(z.strictObject({ day: DayString, rule: z.enum(erasureRules), forms: z.int().min(1) })),
    extracts: z.array(DayString),
  }),
);
export type KeptAnswers = z.infer<typeof KeptAnswers>;
