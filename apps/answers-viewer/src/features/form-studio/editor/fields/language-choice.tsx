import { languages } from '@lykta/domain';
import { ToggleChips } from '@lykta/ui';
import { use } from 'react';
import { useWords } from '../../words/use-words.ts';
import { LanguagesContext } from './languages.ts';
import { ShownLanguages, translations } from './shown-languages.ts';

/** Shows further languages beside the Swedish one, and says how many texts each lacks. */
export function LanguageChoice() {
  const { t } = useWords();
  const shown = use(ShownLanguages);
  const { missing, toggle } = use(LanguagesContext);
  return (
    <ToggleChips
      label={t('languages')}
      hideLabel
      options={translations.map((code) => ({
        value: code,
        label: t('languages.missing', { language: languages[code].name, count: missing[code] }),
      }))}
      values={shown}
      onToggle={(value) => toggle(value)}
    />
  );
}
