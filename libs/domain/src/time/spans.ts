/** Lengths of time in milliseconds, as the clock counts them. A calendar day may be an hour longer or shorter. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Never shorter than a year without a leap day. */
export const YEAR_MS = 365 * DAY_MS;
