import type { Language } from '@lykta/domain';

/** Whether this is the long run (`npm run test:long`): every journey, and every variation of one. */
export const isLong = Boolean(process.env.LYKTA_LONG);

/** Returns the variations of a journey: all in the long run, otherwise the first ones. */
export function variations<T>(all: readonly T[], representatives = 1): readonly T[] {
  return isLong ? all : all.slice(0, representatives);
}

/** The tag of a journey's twin in another language, which guards nothing more: every run has the Swedish one. */
export function twin(language: Language): string {
  return language === 'sv' ? '' : ' @long';
}
