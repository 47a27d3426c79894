import { wholeLanguage, type Language, type WholeLanguage } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { differencesEn } from '../locales/differences-en.ts';
import { differencesSv, type DifferenceId } from '../locales/differences-sv.ts';
import type { Difference } from './difference.ts';

const sentences: Record<WholeLanguage, Readonly<Record<DifferenceId, string>>> = {
  sv: differencesSv,
  en: differencesEn,
};

/** Says a difference in a language, in one plain sentence. */
export function differenceText({ kind, values }: Difference, language: Language): string {
  return sentences[wholeLanguage(language)][kind].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(own(values, name) ?? ''),
  );
}
