import { REFERENCE } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { useMemo } from 'react';
import { en } from './en.ts';
import { sv } from './sv.ts';

const WORDS = 'studio';

/** The studio's words. They come with its screens, so that no other page carries them. */
export function useWords() {
  const { i18n } = useTranslation();
  if (!i18n.hasResourceBundle(REFERENCE, WORDS)) {
    i18n.addResourceBundle(REFERENCE, WORDS, sv);
    i18n.addResourceBundle('en', WORDS, en);
  }
  // `i18n` is new in each language.
  return useMemo(() => ({ t: i18n.getFixedT(i18n.language, WORDS) }), [i18n]);
}
