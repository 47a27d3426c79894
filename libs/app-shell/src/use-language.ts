import { languageOf, REFERENCE, type Language } from '@lykta/domain';
import { useTranslation } from './use-translation.ts';

/** The current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? REFERENCE;
}
