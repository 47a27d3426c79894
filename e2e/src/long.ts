/** Whether this is the long run (`npm run test:long`): every variation, not one of each. */
const isLong = Boolean(process.env.LYKTA_LONG);

/** The variations of a journey: all of them in the long run, otherwise the first ones. */
export function variations<T>(all: readonly T[], representatives = 1): readonly T[] {
  return isLong ? all : all.slice(0, representatives);
}
