import type { i18n, TFunction } from 'i18next';
import { createContext, use } from 'react';

/** The texts in the current language, and what changes it. Both are new after each change. */
export interface Translation {
  t: TFunction;
  i18n: i18n;
}

/** Given by `TextsProvider`. */
export const TranslationContext = createContext<Translation | undefined>(undefined);

/**
 * The texts of the nearest `TextsProvider`. The hook of the library with the same name listens to the texts by itself
 * in each component, with some fifteen hooks of its own; a list of forty rows feels that.
 * @throws outside a `TextsProvider`
 */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('There is no TextsProvider around this component.');
  return translation;
}
