import { isShort } from '../results.ts';

/** The number of children at the end. */
export const CHILDREN = isShort ? 4000 : 100_000;

/** The number of children at the end, as tables name it. */
export const MANY = `${CHILDREN.toLocaleString('en')} children`;

/** The number of one worker's cases. */
export const CASES = isShort ? 200 : 2000;

/** The number of requests of a load. */
export const requests = (whole: number): number => (isShort ? Math.ceil(whole / 20) : whole);

/** The duration of a load, in seconds. */
export const seconds = (whole: number): number => (isShort ? 1 : whole);
