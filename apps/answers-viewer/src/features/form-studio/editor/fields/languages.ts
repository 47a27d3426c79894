import { languageOf, REFERENCE, tableOf, type Language, type Translation } from '@lykta/domain';
import { missingTexts, type Draft } from '@lykta/form-studio';
import { createContext, useMemo, useState } from 'react';
import { translations } from './shown-languages.ts';

interface LanguagesValue {
  /** How many texts each language lacks. */
  readonly missing: Readonly<Record<Translation, number>>;
  /** Shows a language, or hides it again. */
  readonly toggle: (language: string) => void;
}

/** The languages of the draft around a component. */
export const LanguagesContext = createContext<LanguagesValue>({
  missing: tableOf(translations, () => 0),
  toggle: () => {},
});

/** Which languages are shown, and what they lack. @param read the draft as it was at the last pause */
export function useLanguages(read: Draft): { shown: readonly Language[]; value: LanguagesValue } {
  const [shown, setShown] = useState<readonly Language[]>([REFERENCE]);
  const value = useMemo(
    () => ({
      missing: tableOf(translations, (code) => missingTexts(read, code).length),
      toggle: (wanted: string) => {
        const language = languageOf(wanted);
        if (!language) return;
        setShown((now) =>
          now.includes(language) ? now.filter((code) => code !== language) : [...now, language],
        );
      },
    }),
    [read],
  );
  return { shown, value };
}
