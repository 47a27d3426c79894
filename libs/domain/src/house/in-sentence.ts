import type { Language } from '../text/language.ts';
import { localText } from '../text/local-text.ts';
import { personsInSentence } from '../person/in-sentence.ts';
import type { PersonType } from '../person/types.ts';
import type { LocalText } from '../text/schema.ts';
import { inList, inWords } from '../text/word-list.ts';
import type { HouseType } from './schema.ts';
import { houseTypeInfo } from './types.ts';

/** A home that a sentence mentions. */
export interface SpokenHome {
  type: HouseType;
  /** Who lives there; set if the child has several homes of this kind and it may be mentioned. */
  living?: readonly PersonType[];
}

/** Says where a child is in one such home, and in several; `#` is the number. */
const spoken: Record<HouseType, { one: LocalText; many: LocalText }> = {
  DETACHED_HOUSE: {
    one: { sv: 'i villan', en: 'in the house' },
    many: { sv: 'i # villor', en: 'in # houses' },
  },
  APARTMENT: {
    one: { sv: 'i lägenheten', en: 'in the flat' },
    many: { sv: 'i # lägenheter', en: 'in # flats' },
  },
  ROW_HOUSE: {
    one: { sv: 'i radhuset', en: 'in the terraced house' },
    many: { sv: 'i # radhus', en: 'in # terraced houses' },
  },
  OTHER_HOUSE: {
    one: { sv: 'i ett annat slags hem', en: 'in another kind of home' },
    many: { sv: 'i # andra hem', en: 'in # other homes' },
  },
  UNKNOWN: { one: { sv: 'i ett hem', en: 'in a home' }, many: { sv: 'i # hem', en: 'in # homes' } },
};

const together: LocalText = { sv: 'med', en: 'with' };

/** Writes homes as a child mentions them in a sentence: "i villan och i lägenheten med mamma". */
export function homesInSentence(homes: readonly SpokenHome[], language: Language): string {
  const alone = new Map<HouseType, number>();
  const shared: string[] = [];
  for (const { type, living = [] } of homes) {
    if (living.length === 0) alone.set(type, (alone.get(type) ?? 0) + 1);
    else {
      const where = localText(spoken[type].one, language);
      shared.push(`${where} ${localText(together, language)} ${personsInSentence(living, language)}`);
    }
  }
  const counted = [...alone].map(([type, count]) =>
    count === 1
      ? localText(spoken[type].one, language)
      : localText(spoken[type].many, language).replace('#', inWords(count, language)),
  );
  return inList([...counted, ...shared], language);
}

/** Names a home beside others: "Lägenhet", or "Lägenhet, med mamma och min lillebror" if the child has several of them. */
export function homeLabel({ type, living = [] }: SpokenHome, language: Language): string {
  const label = localText(houseTypeInfo[type].label, language);
  if (living.length === 0) return label;
  return `${label}, ${localText(together, language)} ${personsInSentence(living, language)}`;
}
