import {
  folded,
  localText,
  otherWords,
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

/** Fewer letters begin too many words. */
const LEAST = 2;

/** Whether another word for such a person begins with the input: "hund" finds a pet. */
function isAlsoCalled(type: PersonType, wanted: string, language: string): boolean {
  const words = otherWords[type];
  if (!words || wanted.length < LEAST) return false;
  return folded(localText(words, language))
    .split(/[,،] /)
    .some((word) => word.startsWith(wanted));
}

/** The person types of a relation group whose name contains the input, or that are also called so; case is ignored. */
function personTypesIn(group: RelationGroup, typed: string, language: string): PersonTypeChoice[] {
  const wanted = folded(typed.trim());
  return personTypes
    .filter((type) => personTypeInfo[type].relation === group)
    .map((value) => ({ value, label: localText(personTypeInfo[value].label, language) }))
    .filter(({ value, label }) => folded(label).includes(wanted) || isAlsoCalled(value, wanted, language));
}

/** The groups with matches, and their matches. */
export function findPersonTypes(typed: string, language: string): [RelationGroup, PersonTypeChoice[]][] {
  return relationGroups
    .map((group): [RelationGroup, PersonTypeChoice[]] => [group, personTypesIn(group, typed, language)])
    .filter(([, found]) => found.length > 0);
}
