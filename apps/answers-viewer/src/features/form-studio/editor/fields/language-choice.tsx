import { isRightToLeft, languages, type Language } from '@lykta/domain';
import { memo, use } from 'react';
import { Toggles } from '../../toggles/toggles.tsx';
import { useWords } from '../../words/use-words.ts';
import { LanguagesContext } from './languages.ts';
import { ShownLanguages, translations } from './shown-languages.ts';

/** The name of a language; one from right to left would otherwise turn the number after it. */
const nameOf = (code: Language) =>
  isRightToLeft(code) ? `\u2068${languages[code].name}\u2069` : languages[code].name;

/** Shows further languages beside the Swedish one, and says how many texts each lacks. */
export const LanguageChoice = memo(function LanguageChoice() {
  const { t } = useWords();
  const shown = use(ShownLanguages);
  const { missing, toggle } = use(LanguagesContext);
  return (
    <Toggles
      label={t('languages')}
      options={translations.map((code) => ({
        value: code,
        label: t('languages.missing', { language: nameOf(code), count: missing[code] }),
      }))}
      values={shown}
      onToggle={(value) => toggle(value)}
    />
  );
});
