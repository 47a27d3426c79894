import { languages } from '@lykta/domain';
import { use } from 'react';
import { Toggles } from '../../toggles/toggles.tsx';
import { useWords } from '../../words/use-words.ts';
import { LanguagesContext } from './languages.ts';
import { ShownLanguages, translations } from './shown-languages.ts';

/** Shows further languages beside the Swedish one, and says how many texts each lacks. */
export function LanguageChoice() {
  const { t } = useWords();
  const shown = use(ShownLanguages);
  const { missing, toggle } = use(LanguagesContext);
  return (
    <Toggles
      label={t('languages')}
      options={translations.map((code) => ({
        value: code,
        label: t('languages.missing', { language: languages[code].name, count: missing[code] }),
      }))}
      values={shown}
      onToggle={(value) => toggle(value)}
    />
  );
}
