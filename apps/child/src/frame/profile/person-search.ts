import {
  localText,
  personTypeInfo,
  personTypes,
  relationGroups,
  type PersonType,
  type RelationGroup,
} from '@lykta/domain';

export interface PersonTypeChoice {
  value: PersonType;
  label: string;
}

/** The person types of a relation group whose name contains the input; case is ignored. */
function personTypesIn(group: RelationGroup, typed: string, language: string): PersonTypeChoice[] {
  const wanted = typed.trim().toLocaleLowerCase('sv');
  return personTypes
    .filter((type) => personTypeInfo[type].relation === group)
    .map((value) => ({ value, label: localText(personTypeInfo[value].label, language) }))
    .filter(({ label }) => label.toLocaleLowerCase('sv').includes(wanted));
}

/** The groups with matches, and their matches. */
export function findPersonTypes(typed: string, language: string): [RelationGroup, PersonTypeChoice[]][] {
  return relationGroups
    .map((group): [RelationGroup, PersonTypeChoice[]] => [group, personTypesIn(group, typed, language)])
    .filter(([, found]) => found.length > 0);
}
