/** How many days back a mood can still be logged: yesterday and the day before. */
export const DAYS_BACK = 2;

/** At most so many feelings are stored with a mood. */
export const MAX_FEELINGS = 20;
