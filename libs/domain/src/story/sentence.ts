import { homesInSentence, type SpokenHome } from '../house/in-sentence.ts';
import { languageCodes, REFERENCE, wholeLanguage, type Language } from '../text/language.ts';
import { localText, shownLanguage } from '../text/local-text.ts';
import { own } from '../id/own.ts';
import { tableOf } from '../value/table.ts';
import { personsInSentence } from '../person/in-sentence.ts';
import type { PersonType } from '../person/types.ts';
import type { House, Person } from '../profile/schema.ts';
import type { Mention } from './schema.ts';
import type { LocalText } from '../text/schema.ts';

/** The placeholders of a sentence: the chosen persons or homes. */
export const sentencePlaces = ['{persons}', '{home}'] as const;
export type SentencePlace = (typeof sentencePlaces)[number];

/** Looks up the person or home that an id in an answer refers to. */
export interface Named {
  person: (id: string) => PersonType;
  home: (id: string) => SpokenHome;
}

interface KnownHousehold {
  persons: Record<string, Pick<Person, 'type'>>;
  houses: Record<string, Pick<House, 'type'>>;
  /** Who lives where; omitted if that must not be mentioned. */
  housePersonMap?: Record<string, readonly string[]>;
}

/** Builds the lookup from a profile. Several homes of one kind are distinguished by who lives there. */
export function namedIn({ persons, houses, housePersonMap = {} }: KnownHousehold): Named {
  const person = (id: string): PersonType => own(persons, id)?.type ?? 'UNKNOWN';
  return {
    person,
    home: (id) => {
      const type = own(houses, id)?.type ?? 'UNKNOWN';
      const alike = Object.values(houses).filter((house) => house.type === type).length;
      return alike > 1 ? { type, living: (own(housePersonMap, id) ?? []).map(person) } : { type };
    },
  };
}

/**
 * Returns an answer as the child's own sentence; undefined if it has none, or if nobody was chosen to fill it in.
 * @param wanted the languages that will be read; Swedish is there in any case
 */
export function sentenceOf(
  { sentence, data = [] }: Pick<Mention['answer'], 'sentence' | 'data'>,
  { person, home }: Named,
  wanted: readonly Language[] = languageCodes,
): LocalText | undefined {
  if (!sentence) return undefined;
  const named = sentencePlaces.some((place) => sentence.sv.includes(place));
  if (named && data.length === 0) return undefined;
  const fill = (language: Language) =>
    startingLarge(
      localText(sentence, language)
        .replace('{persons}', () => personsInSentence(data.map(person), language))
        .replace('{home}', () => homesInSentence(data.map(home), language)),
    );
  const written = wanted.filter(
    (language) => wholeLanguage(language) === language || shownLanguage(sentence, language) === language,
  );
  return { ...tableOf(written, fill), [REFERENCE]: fill(REFERENCE) };
}

const startingLarge = (sentence: string) => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
