/** How many days back a mood can be logged: yesterday and the day before. */
export const DAYS_BACK = 2;

/** The maximum number of feelings stored with a mood. */
export const MAX_FEELINGS = 20;
