import { localText } from '../text/local-text.ts';
import type { HouseType } from './schema.ts';
import { houseTypeInfo } from './types.ts';

/** The word under a kind of home where a child chooses one: "Vet inte" rather than "Okänt". */
export function askedHouseLabel(type: HouseType, language: string): string {
  const { asked, label } = houseTypeInfo[type];
  return localText(asked ?? label, language);
}
