import { own, type House, type Person, type Profile } from '@lykta/domain';

export interface KnownPerson extends Person {
  id: string;
}

export interface Household extends House {
  id: string;
  persons: KnownPerson[];
}

const known = (profile: Profile, ids: readonly string[]): KnownPerson[] =>
  ids.flatMap((id) => {
    const person = own(profile.persons, id);
    return person ? [{ id, ...person }] : [];
  });

/** The homes with the persons who live in each; ids of removed persons are left out. */
export function householdsOf(profile: Profile): Household[] {
  return Object.entries(profile.houses).map(([id, house]) => ({
    id,
    ...house,
    persons: known(profile, own(profile.housePersonMap, id) ?? []),
  }));
}

/** Persons who live in none of the homes. */
export function otherPersons(profile: Profile): KnownPerson[] {
  const housed = new Set(Object.values(profile.housePersonMap).flat());
  return known(
    profile,
    Object.keys(profile.persons).filter((id) => !housed.has(id)),
  );
}
