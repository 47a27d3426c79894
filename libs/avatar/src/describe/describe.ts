import { type Avatar, type Language, type PartGroup, houseTypeInfo, localText, own } from '@lykta/domain';
import { coversHair } from '../catalogue/clothing.ts';
import type { PartEntry } from '../catalogue/part-name.ts';
import { parts } from '../catalogue/parts.ts';
import { people } from '../catalogue/people.ts';
import { pets } from '../catalogue/pets.ts';
import { modelsOf, type PartModel, type Worn } from '../compose/compose.ts';
import { defaultParts } from '../default-parts.ts';
import { palettes } from '../palettes.ts';
import { avatarTexts } from '../texts.ts';

/** The groups that a description mentions, in this order; eyes, nose, mouth and skin are not described. */
const told: readonly PartGroup[] = ['HAIR', 'HEADWEARS', 'EYEWEARS', 'BEARDS', 'ACCESSORIES'];

function colourWord(group: PartGroup, worn: Worn, model: PartModel, language: Language): string {
  const color = model.color ?? (group === 'BEARDS' ? modelsOf(worn, 'HAIR')[0]?.color : undefined);
  const swatch = palettes[group]?.find((candidate) => candidate.color === color?.toUpperCase());
  return swatch ? localText(swatch.name, language) : '';
}

function phraseOf(group: PartGroup, worn: Worn, model: PartModel, language: Language): string | undefined {
  const entry: PartEntry | undefined = parts[group].find((candidate) => candidate.id === model.id);
  if (!entry?.phrase) return undefined;
  return localText(entry.phrase, language)
    .replace('{colour}', colourWord(group, worn, model, language))
    .replace(/\s+/g, ' ')
    .trim();
}

function describeWorn(worn: Worn, language: Language): string[] {
  const hidesHair = modelsOf(worn, 'HEADWEARS').some((model) => coversHair.includes(model.id));
  return told
    .filter((group) => group !== 'HAIR' || !hidesHair)
    .flatMap((group) => modelsOf(worn, group).map((model) => phraseOf(group, worn, model, language)))
    .filter((phrase): phrase is string => phrase !== undefined);
}

function describeReadyMade(id: string, language: Language): string[] {
  const person = own(people, id || 'default');
  if (person) return describeWorn(person.worn, language);
  const pet = pets.find((candidate) => candidate.id === id);
  if (pet) return [localText(pet.name, language).toLowerCase()];
  const house = Object.values(houseTypeInfo).find((candidate) => candidate.picture === id);
  return house ? [localText(house.label, language).toLowerCase()] : [];
}

function detailsOf(avatar: Avatar, language: Language): string[] {
  if (typeof avatar === 'string') return describeReadyMade(avatar, language);
  if (avatar.type === 'ID') return describeReadyMade(avatar.data, language);
  if (avatar.type === 'PARTS') return describeWorn({ ...defaultParts, ...avatar.data }, language);
  return [localText(avatarTexts.ownPicture, language)];
}

/**
 * Returns the alternative text of a figure: `Avatar: lockigt svart hår, glasögon`. It says only what the drawing shows,
 * never a name or another fact about the child.
 * @param whose the child's own figure is called so: `Din figur: hijab`
 */
export function describeAvatar(avatar: Avatar, language: Language, whose?: 'own'): string {
  const details = detailsOf(avatar, language);
  const word = localText(avatarTexts[whose ?? 'avatar'], language);
  return details.length > 0 ? `${word}: ${details.join(', ')}` : word;
}
