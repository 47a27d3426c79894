import { namesOf, own, personTypeInfo, type PersonType, type PartGroup } from '@lykta/domain';
import { people } from './people.ts';
import { avatarGroups } from './ready-made.ts';

/** Parts that most children read as a woman or a girl. */
const feminine: ReadonlySet<string> = new Set([
  ...[1, 2, 4, 6, 7, 11, 12, 13, 14, 19, 20, 24, 25, 28, 33, 35].map((style) => numbered('hair', style)),
  ...[1, 13, 15, 16].map((hat) => numbered('headwear', hat)),
  ...[8, 26].map((dress) => numbered('clothes', dress)),
  ...[12, 14].map((lashes) => numbered('eye', lashes)),
]);

/** Parts that most children read as a man or a boy; a beard counts whatever the hair. */
const masculine: ReadonlySet<string> = new Set([
  ...[5, 9, 10, 15, 17, 21, 22, 29, 31, 32].map((style) => numbered('hair', style)),
  ...[3, 6, 7, 17].map((hat) => numbered('headwear', hat)),
]);

/** Wrinkles, and grey and white hair. */
const aged: ReadonlySet<string> = new Set(['extra-01', '#A7A9B3', '#E3E4EA']);

function numbered(word: string, number: number) {
  return `${word}-${String(number).padStart(2, '0')}`;
}

const wornBy = (id: string) => {
  const worn = own(people, id)?.worn ?? {};
  const models = (group: PartGroup) => [worn[group]].flat().filter((model) => model !== undefined);
  const hair = models('HAIR').flatMap(({ color }) => (color ? [color] : []));
  const ids = namesOf(worn).flatMap((group) => models(group).map((model) => model.id));
  return { ids, hair, beard: models('BEARDS').some((model) => model.id !== 'empty') };
};

type Looks = 'woman' | 'man' | 'either';

/** How a figure reads at first sight. */
function looksOf(id: string): Looks {
  const { ids, beard } = wornBy(id);
  if (beard) return 'man';
  const of = (parts: ReadonlySet<string>) => ids.filter((part) => parts.has(part)).length;
  const [woman, man] = [of(feminine), of(masculine)];
  if (woman === man) return 'either';
  return woman > man ? 'woman' : 'man';
}

const looksOld = (id: string) => {
  const { ids, hair } = wornBy(id);
  return [...ids, ...hair].some((one) => aged.has(one));
};

/** The looks that the word for a person leads one to expect: mother, aunt and sister, not teacher or friend. */
function expected(type: PersonType): Looks {
  if (/MOTHER$|AUNT$|SISTER$|^FEMALE_|^GIRLFRIEND$/.test(type)) return 'woman';
  return /FATHER$|UNCLE$|BROTHER$|^MALE_|^BOYFRIEND$/.test(type) ? 'man' : 'either';
}

/**
 * Returns the ready-made figures for a person, the most fitting first: women for mum, grey hair for grandma. None is
 * left out, because families look in many ways.
 */
export function figuresFor(type: PersonType): readonly string[] {
  const { age } = personTypeInfo[type];
  const wanted = expected(type);
  if (age === 'PET' || wanted === 'either') return avatarGroups[age];
  const old = type.includes('GRAND');
  const misfit = (id: string) => {
    const looks = looksOf(id);
    const byLooks = looks === wanted ? 0 : looks === 'either' ? 2 : 4;
    return byLooks + (looksOld(id) === old ? 0 : old ? 3 : 1);
  };
  const order = (figures: readonly string[]) =>
    figures
      .map((id) => ({ id, misfit: misfit(id) }))
      .sort((one, other) => one.misfit - other.misfit)
      .map(({ id }) => id);
  if (age !== 'ALL') return order(avatarGroups[age]);
  return [...order(avatarGroups.CHILD), ...order(avatarGroups.ADULT), ...avatarGroups.PET];
}
