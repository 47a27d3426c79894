/** How far ahead staff plan: days until a last day or a last round, days until a reminder, weeks between rounds. */
export const PLAN_LIMITS = {
  daysAhead: 366,
  remindAfter: { least: 1, most: 60 },
  weeks: { least: 1, most: 26 },
} as const;
