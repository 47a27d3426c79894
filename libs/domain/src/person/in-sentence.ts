import type { Language } from '../text/language.ts';
import { localText } from '../text/local-text.ts';
import type { LocalText } from '../text/schema.ts';
import { inList, inWords } from '../text/word-list.ts';
import type { PersonType } from './types.ts';

/** The words for one such person and for several; `#` is the number. */
interface Spoken {
  one: LocalText;
  many: LocalText;
}

/** "mamma", "mina två mammor": relatives whom a child calls by their role. */
const called = (sv: string, several: string, en: string, others = `${en}s`): Spoken => ({
  one: { sv, en: `my ${en}` },
  many: { sv: `mina # ${several}`, en: `my # ${others}` },
});

/** "min lillasyster", "mina två lillasystrar". */
const mine = (sv: string, several: string, en: string, others?: string): Spoken =>
  called(`min ${sv}`, several, en, others);

/** "mitt syskon", "mina två syskon". */
const mineToo = (sv: string, en: string, others?: string): Spoken => called(`mitt ${sv}`, sv, en, others);

/** "någon jag känner", "någon annan": with an indefinite word. */
const some = (sv: string, several: string, en: string, others: string): Spoken => ({
  one: { sv, en },
  many: { sv: `# ${several}`, en: `# ${others}` },
});

const spoken: Record<PersonType, Spoken> = {
  MOTHER: called('mamma', 'mammor', 'mum'),
  FATHER: called('pappa', 'pappor', 'dad'),
  STEP_MOTHER: mine('bonusmamma', 'bonusmammor', 'stepmum'),
  STEP_FATHER: mine('bonuspappa', 'bonuspappor', 'stepdad'),
  FOSTER_MOTHER: mine('familjehemsmamma', 'familjehemsmammor', 'foster mum'),
  FOSTER_FATHER: mine('familjehemspappa', 'familjehemspappor', 'foster dad'),
  ADOPTIVE_MOTHER: mine('adoptivmamma', 'adoptivmammor', 'adoptive mum'),
  ADOPTIVE_FATHER: mine('adoptivpappa', 'adoptivpappor', 'adoptive dad'),
  LITTLE_SISTER: mine('lillasyster', 'lillasystrar', 'little sister'),
  LITTLE_BROTHER: mine('lillebror', 'lillebröder', 'little brother'),
  BIG_SISTER: mine('storasyster', 'storasystrar', 'big sister'),
  BIG_BROTHER: mine('storebror', 'storebröder', 'big brother'),
  TWIN_SISTER: mine('tvillingsyster', 'tvillingsystrar', 'twin sister'),
  TWIN_BROTHER: mine('tvillingbror', 'tvillingbröder', 'twin brother'),
  HALF_SISTER: mine('halvsyster', 'halvsystrar', 'half-sister'),
  HALF_BROTHER: mine('halvbror', 'halvbröder', 'half-brother'),
  STEP_SISTER: mine('bonussyster', 'bonussystrar', 'stepsister'),
  STEP_BROTHER: mine('bonusbror', 'bonusbröder', 'stepbrother'),
  ADOPTIVE_SISTER: mine('adoptivsyster', 'adoptivsystrar', 'adoptive sister'),
  ADOPTIVE_BROTHER: mine('adoptivbror', 'adoptivbröder', 'adoptive brother'),
  FOSTER_SISTER: mine('familjehemssyster', 'familjehemssystrar', 'foster sister'),
  FOSTER_BROTHER: mine('familjehemsbror', 'familjehemsbröder', 'foster brother'),
  SIBLING: mineToo('syskon', 'sibling'),
  HALF_SIBLING: mineToo('halvsyskon', 'half-sibling'),
  STEP_SIBLING: mineToo('bonussyskon', 'stepsibling'),
  ADOPTIVE_SIBLING: mineToo('adoptivsyskon', 'adoptive sibling'),
  FOSTER_SIBLING: mineToo('familjehemssyskon', 'foster sibling'),
  FAMILY: mine('familj', 'familjer', 'family', 'families'),
  MATERNAL_GRANDMOTHER: called('mormor', 'mormödrar', 'grandma'),
  MATERNAL_GRANDFATHER: called('morfar', 'morfäder', 'grandpa'),
  MATERNAL_AUNT: mine('moster', 'mostrar', 'aunt'),
  MATERNAL_UNCLE: mine('morbror', 'morbröder', 'uncle'),
  PATERNAL_GRANDMOTHER: called('farmor', 'farmödrar', 'gran'),
  PATERNAL_GRANDFATHER: called('farfar', 'farfäder', 'grandad'),
  PATERNAL_AUNT: mine('faster', 'fastrar', 'dad’s sister', 'dad’s sisters'),
  PATERNAL_UNCLE: mine('farbror', 'farbröder', 'dad’s brother', 'dad’s brothers'),
  COUSIN: mine('kusin', 'kusiner', 'cousin'),
  FEMALE_COUSIN: mine('kusin', 'kusiner', 'girl cousin'),
  MALE_COUSIN: mine('kusin', 'kusiner', 'boy cousin'),
  RELATIVE: mine('släkting', 'släktingar', 'relative'),
  GIRLFRIEND: mine('flickvän', 'flickvänner', 'girlfriend'),
  BOYFRIEND: mine('pojkvän', 'pojkvänner', 'boyfriend'),
  ACQUAINTED: some('någon jag känner', 'jag känner', 'someone I know', 'people I know'),
  CLASSMATE: mine('klasskompis', 'klasskompisar', 'classmate'),
  TEAMMATE: mine('lagkompis', 'lagkompisar', 'teammate'),
  FRIEND: mine('kompis', 'kompisar', 'friend'),
  BEST_FRIEND: mine('bästa kompis', 'bästa kompisar', 'best friend'),
  IN_MY_LIFE: some('en viktig person', 'viktiga personer', 'an important person', 'important people'),
  GODPARENT: mine('fadder', 'faddrar', 'godparent'),
  GODFATHER: mine('gudfar', 'gudfäder', 'godfather'),
  GODMOTHER: mine('gudmor', 'gudmödrar', 'godmother'),
  MENTOR: mine('mentor', 'mentorer', 'mentor'),
  TEACHER: mine('lärare', 'lärare', 'teacher'),
  TEACHERS_ASSISTANT: mine('elevassistent', 'elevassistenter', 'teaching assistant'),
  SCHOOL_COUNSELOR: mine('skolkurator', 'skolkuratorer', 'school counsellor'),
  SCHOOL_NURSE: mine('skolsköterska', 'skolsköterskor', 'school nurse'),
  COACH: mine('tränare', 'tränare', 'coach', 'coaches'),
  SOCIAL_WORKER: mine('socialsekreterare', 'socialsekreterare', 'social worker'),
  ASSISTIVE_PERSONNEL: mine('assistent', 'assistenter', 'assistant'),
  FOSTER_CARE_SOCIAL_WORKER: mine(
    'familjehemssekreterare',
    'familjehemssekreterare',
    'foster care social worker',
  ),
  LEGAL_GUARDIAN: mine('gode man', 'gode män', 'legal guardian'),
  CONTACT_PERSON: mine('kontaktperson', 'kontaktpersoner', 'contact person', 'contact persons'),
  CONTACT_FAMILY: mine('kontaktfamilj', 'kontaktfamiljer', 'contact family', 'contact families'),
  PET: mineToo('husdjur', 'pet'),
  OTHER: some('någon annan', 'andra', 'someone else', 'others'),
  UNKNOWN: some('någon', 'personer', 'someone', 'people'),
};

/** Writes persons as a child mentions them in a sentence: "mamma, pappa och mina två kompisar". */
export function personsInSentence(types: readonly PersonType[], language: Language): string {
  const counts = new Map<PersonType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const named = [...counts].map(([type, count]) =>
    count === 1
      ? localText(spoken[type].one, language)
      : localText(spoken[type].many, language).replace('#', inWords(count, language)),
  );
  return inList(named, language);
}
