import { houseTypeInfo, localText, personTypeInfo, type Language } from '@lykta/domain';
import type { Given } from './given.ts';

/** An answer as one line of text: options, persons and homes. */
export function wordsOf({ words, persons, houses }: Given, language: Language): string {
  return [
    ...words,
    ...persons.map(({ type }) => localText(personTypeInfo[type].label, language)),
    ...houses.map(({ type }) => localText(houseTypeInfo[type].label, language)),
  ].join(', ');
}
