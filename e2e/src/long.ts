/** Whether this is the long run (`npm run test:long`): every journey, and every variation of one. */
export const isLong = Boolean(process.env.LYKTA_LONG);

/**
 * Returns the variations of a journey: all in the long run, otherwise the first ones. Journeys that guard a promise to
 * a child (consent, deletion, leaving, help, what a reminder or a link shows) always run in all variations.
 */
export function variations<T>(all: readonly T[], representatives = 1): readonly T[] {
  return isLong ? all : all.slice(0, representatives);
}
