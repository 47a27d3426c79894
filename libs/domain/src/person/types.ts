import type { LocalText } from '../text/schema.ts';
import { namesOf } from '../value/table.ts';

/** The ready-made figures offered for a person. */
export const ageGroups = ['ADULT', 'ALL', 'CHILD', 'PET'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The groups of persons in the picker. */
export const relationGroups = ['FAMILY', 'EXTENDED_FAMILY', 'RELATIVE', 'RELATIONS', 'OTHERS'] as const;
export type RelationGroup = (typeof relationGroups)[number];

interface PersonTypeInfo {
  relation: RelationGroup;
  age: AgeGroup;
  label: LocalText;
}

/**
 * Who a person is to the child (docs/product.md §3, Person types), in the order in which a child is offered them. An
 * unknown person is shown as 'någon'.
 */
export const personTypeInfo = {
  MOTHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'mamma', en: 'mum' } },
  FATHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'pappa', en: 'dad' } },
  LITTLE_SISTER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'lillasyster', en: 'little sister' } },
  LITTLE_BROTHER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'lillebror', en: 'little brother' } },
  BIG_SISTER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'storasyster', en: 'big sister' } },
  BIG_BROTHER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'storebror', en: 'big brother' } },
  SIBLING: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'syskon', en: 'sibling' } },
  TWIN_SISTER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'tvillingsyster', en: 'twin sister' } },
  TWIN_BROTHER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'tvillingbror', en: 'twin brother' } },
  STEP_MOTHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'bonusmamma', en: 'stepmum' } },
  STEP_FATHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'bonuspappa', en: 'stepdad' } },
  HALF_SISTER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'halvsyster', en: 'half-sister' } },
  HALF_BROTHER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'halvbror', en: 'half-brother' } },
  HALF_SIBLING: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'halvsyskon', en: 'half-sibling' } },
  STEP_SISTER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'bonussyster', en: 'stepsister' } },
  STEP_BROTHER: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'bonusbror', en: 'stepbrother' } },
  STEP_SIBLING: { relation: 'FAMILY', age: 'CHILD', label: { sv: 'bonussyskon', en: 'stepsibling' } },
  FOSTER_MOTHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'familjehemsmamma', en: 'foster mum' } },
  FOSTER_FATHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'familjehemspappa', en: 'foster dad' } },
  FOSTER_SISTER: {
    relation: 'FAMILY',
    age: 'CHILD',
    label: { sv: 'familjehemssyster', en: 'foster sister' },
  },
  FOSTER_BROTHER: {
    relation: 'FAMILY',
    age: 'CHILD',
    label: { sv: 'familjehemsbror', en: 'foster brother' },
  },
  FOSTER_SIBLING: {
    relation: 'FAMILY',
    age: 'CHILD',
    label: { sv: 'familjehemssyskon', en: 'foster sibling' },
  },
  ADOPTIVE_MOTHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'adoptivmamma', en: 'adoptive mum' } },
  ADOPTIVE_FATHER: { relation: 'FAMILY', age: 'ADULT', label: { sv: 'adoptivpappa', en: 'adoptive dad' } },
  ADOPTIVE_SISTER: {
    relation: 'FAMILY',
    age: 'CHILD',
    label: { sv: 'adoptivsyster', en: 'adoptive sister' },
  },
  ADOPTIVE_BROTHER: {
    relation: 'FAMILY',
    age: 'CHILD',
    label: { sv: 'adoptivbror', en: 'adoptive brother' },
  },
  ADOPTIVE_SIBLING: {
    relation: 'FAMILY',
    age: 'CHILD',
    label: { sv: 'adoptivsyskon', en: 'adoptive sibling' },
  },
  FAMILY: { relation: 'FAMILY', age: 'ALL', label: { sv: 'familj', en: 'family' } },
  MATERNAL_GRANDMOTHER: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'mormor', en: 'grandma (mum’s side)' },
  },
  MATERNAL_GRANDFATHER: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'morfar', en: 'grandpa (mum’s side)' },
  },
  MATERNAL_AUNT: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'moster', en: 'aunt (mum’s side)' },
  },
  MATERNAL_UNCLE: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'morbror', en: 'uncle (mum’s side)' },
  },
  PATERNAL_GRANDMOTHER: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'farmor', en: 'grandma (dad’s side)' },
  },
  PATERNAL_GRANDFATHER: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'farfar', en: 'grandpa (dad’s side)' },
  },
  PATERNAL_AUNT: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'faster', en: 'aunt (dad’s side)' },
  },
  PATERNAL_UNCLE: {
    relation: 'EXTENDED_FAMILY',
    age: 'ADULT',
    label: { sv: 'farbror', en: 'uncle (dad’s side)' },
  },
  COUSIN: { relation: 'RELATIVE', age: 'ALL', label: { sv: 'kusin', en: 'cousin' } },
  FEMALE_COUSIN: { relation: 'RELATIVE', age: 'ALL', label: { sv: 'kusin (tjej)', en: 'cousin (girl)' } },
  MALE_COUSIN: { relation: 'RELATIVE', age: 'ALL', label: { sv: 'kusin (kille)', en: 'cousin (boy)' } },
  RELATIVE: { relation: 'RELATIVE', age: 'ALL', label: { sv: 'släkting', en: 'relative' } },
  FRIEND: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'kompis', en: 'friend' } },
  BEST_FRIEND: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'bästa kompis', en: 'best friend' } },
  CLASSMATE: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'klasskompis', en: 'classmate' } },
  TEAMMATE: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'lagkompis', en: 'teammate' } },
  GIRLFRIEND: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'flickvän', en: 'girlfriend' } },
  BOYFRIEND: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'pojkvän', en: 'boyfriend' } },
  ACQUAINTED: { relation: 'RELATIONS', age: 'ALL', label: { sv: 'någon jag känner', en: 'someone I know' } },
  IN_MY_LIFE: {
    relation: 'RELATIONS',
    age: 'ALL',
    label: { sv: 'viktig person i mitt liv', en: 'important person in my life' },
  },
  GODPARENT: { relation: 'RELATIONS', age: 'ADULT', label: { sv: 'fadder', en: 'godparent' } },
  GODFATHER: { relation: 'RELATIONS', age: 'ADULT', label: { sv: 'gudfar', en: 'godfather' } },
  GODMOTHER: { relation: 'RELATIONS', age: 'ADULT', label: { sv: 'gudmor', en: 'godmother' } },
  MENTOR: { relation: 'RELATIONS', age: 'ADULT', label: { sv: 'mentor', en: 'mentor' } },
  TEACHER: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'lärare', en: 'teacher' } },
  TEACHERS_ASSISTANT: {
    relation: 'OTHERS',
    age: 'ADULT',
    label: { sv: 'elevassistent', en: 'teaching assistant' },
  },
  SCHOOL_COUNSELOR: {
    relation: 'OTHERS',
    age: 'ADULT',
    label: { sv: 'skolkurator', en: 'school counsellor' },
  },
  SCHOOL_NURSE: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'skolsköterska', en: 'school nurse' } },
  COACH: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'tränare', en: 'coach' } },
  SOCIAL_WORKER: {
    relation: 'OTHERS',
    age: 'ADULT',
    label: { sv: 'socialsekreterare', en: 'social worker' },
  },
  ASSISTIVE_PERSONNEL: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'assistent', en: 'assistant' } },
  FOSTER_CARE_SOCIAL_WORKER: {
    relation: 'OTHERS',
    age: 'ADULT',
    label: { sv: 'familjehemssekreterare', en: 'foster care social worker' },
  },
  LEGAL_GUARDIAN: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'god man', en: 'legal guardian' } },
  CONTACT_PERSON: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'kontaktperson', en: 'contact person' } },
  CONTACT_FAMILY: { relation: 'OTHERS', age: 'ADULT', label: { sv: 'kontaktfamilj', en: 'contact family' } },
  PET: { relation: 'OTHERS', age: 'PET', label: { sv: 'husdjur', en: 'pet' } },
  OTHER: { relation: 'OTHERS', age: 'ALL', label: { sv: 'någon annan', en: 'someone else' } },
  UNKNOWN: { relation: 'OTHERS', age: 'ALL', label: { sv: 'någon', en: 'someone' } },
} as const satisfies Record<string, PersonTypeInfo>;

export type PersonType = keyof typeof personTypeInfo;

export const personTypes = namesOf(personTypeInfo);
