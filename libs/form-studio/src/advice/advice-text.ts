import { languageOf, languages, wholeLanguage, type Language, type WholeLanguage } from '@lykta/domain';
import { own } from '@lykta/domain/own';
import { en } from '../locales/en.ts';
import { sv } from '../locales/sv.ts';
import type { Finding } from './finding.ts';
import type { RuleId } from './rules.ts';

const sentences: Record<WholeLanguage, Readonly<Record<RuleId, string>>> = { sv, en };

/** Says a finding in a language, in one or two plain sentences. */
export function adviceText({ rule, values = {} }: Finding, language: Language): string {
  const filled = (name: string): string => {
    const value = String(own(values, name) ?? '');
    const named = name === 'language' ? languageOf(value) : undefined;
    return named ? languageName(named, language) : value;
  };
  return sentences[wholeLanguage(language)][rule].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    filled(name),
  );
}

function languageName(named: Language, language: Language): string {
  const { locale } = languages[language];
  return new Intl.DisplayNames(locale, { type: 'language' }).of(named) ?? languages[named].name;
}
