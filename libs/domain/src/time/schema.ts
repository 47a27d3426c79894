import { z } from 'zod';

/** A calendar day `YYYY-MM-DD`, years 1900 to 2199. */
export const DayString = z.iso.date().regex(/^(19|2[01])\d\d-/);

/** An instant in ISO 8601, UTC, years 1900 to 2199. */
export const Timestamp = z.iso.datetime().regex(/^(19|2[01])\d\d-/);

/** A quarter such as `2026Q4`. */
export const Quarter = z.string().regex(/^(19|2[01])\d\dQ[1-4]$/);
