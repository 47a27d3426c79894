import type { AuditDetail, AuditField, AuditKind } from './schema.ts';
import type { Language } from '../text/language.ts';
import { localText } from '../text/local-text.ts';
import { staffRoles } from '../staff/roles.ts';
import type { LocalText } from '../text/schema.ts';

/** The name of each kind of action, the same on the screen and in the exported file. */
export const auditLabels: Readonly<Record<AuditKind, LocalText>> = {
  reading: { sv: 'Läste svar', en: 'Read answers' },
  emergency: { sv: 'Öppnade akut', en: 'Opened in an emergency' },
  'answers-file': { sv: 'Tog ut svar som fil', en: 'Took answers as a file' },
  'answers-print': { sv: 'Skrev ut svar', en: 'Printed answers' },
  'figures-file': { sv: 'Tog ut statistik som fil', en: 'Took statistics as a file' },
  'figures-print': { sv: 'Skrev ut statistik', en: 'Printed statistics' },
  signin: { sv: 'Loggade in', en: 'Signed in' },
  'signin-failed': { sv: 'Misslyckad inloggning', en: 'Failed sign-in' },
  'password-changed': { sv: 'Bytte lösenord', en: 'Changed password' },
  'second-factor': { sv: 'Kopplade inloggningsapp', en: 'Set up an authenticator app' },
  'second-factor-reset': { sv: 'Tog bort inloggningsapp', en: 'Removed an authenticator app' },
  'member-added': { sv: 'Lade till medlem', en: 'Added a member' },
  'member-changed': { sv: 'Ändrade medlem', en: 'Changed a member' },
  'settings-changed': { sv: 'Ändrade inställningar', en: 'Changed settings' },
  'form-imported': { sv: 'Importerade formulär', en: 'Imported a form' },
  'form-published': { sv: 'Publicerade formulär', en: 'Published a form' },
  'form-retired': { sv: 'Slutade använda formulär', en: 'Retired a form' },
  'form-restored': { sv: 'Började använda formulär igen', en: 'Brought a form back' },
  'invitation-made': { sv: 'Skapade inbjudan', en: 'Made an invitation' },
  'invitation-changed': { sv: 'Ändrade inbjudan', en: 'Changed an invitation' },
  'forms-sent': { sv: 'Besvarade formulär', en: 'Forms answered' },
  'forms-withdrawn': { sv: 'Tog tillbaka formulär', en: 'Took forms back' },
  'child-added': { sv: 'Lade till ett barn utan inloggning', en: 'Added a child without a sign-in' },
  'child-removed': {
    sv: 'Ett barn utan inloggning togs bort',
    en: 'A child without a sign-in was removed',
  },
  sitting: { sv: 'Öppnade formulär för att svara tillsammans', en: 'Opened a form to answer together' },
  'repeat-stopped': { sv: 'Slutade upprepa formulär', en: 'Stopped repeating forms' },
  'case-ended': { sv: 'Avslutade ett barns ärende', en: 'Ended a child’s case' },
  'case-reopened': { sv: 'Öppnade ett barns ärende igen', en: 'Opened a child’s case again' },
  'case-changed': { sv: 'Ändrade vilka som arbetar med barnet', en: 'Changed who works with the child' },
  'answers-erased': { sv: 'Svar togs bort', en: 'Answers were erased' },
  extract: { sv: 'Tog ut registerutdrag', en: 'Took out an extract' },
  'log-file': { sv: 'Tog ut loggen som fil', en: 'Took the log as a file' },
};

const fields: Readonly<Record<AuditField, LocalText>> = {
  name: { sv: 'Namn', en: 'Name' },
  role: { sv: 'Roll', en: 'Role' },
  units: { sv: 'Enheter', en: 'Units' },
  active: { sv: 'Kan logga in', en: 'Can sign in' },
  lastDay: { sv: 'Sista dag', en: 'Last day' },
  places: { sv: 'Platser', en: 'Places' },
  remindAfter: { sv: 'Påminner efter (dagar)', en: 'Reminds after (days)' },
  repeatWeeks: { sv: 'Upprepas (veckor emellan)', en: 'Repeats (weeks between)' },
  repeatUntil: { sv: 'Upprepas till', en: 'Repeats until' },
  threshold: { sv: 'Minsta grupp i statistiken', en: 'Smallest group in the statistics' },
  showNames: { sv: 'Barn ser vem som har läst', en: 'Children see who has read' },
  readsWithin: { sv: 'Läser inom (dagar)', en: 'Reads within (days)' },
  access: { sv: 'Vilka som öppnar svaren', en: 'Who opens the answers' },
  responsible: { sv: 'Ansvarig', en: 'Responsible' },
  coworkers: { sv: 'Medarbetare', en: 'Co-workers' },
  deputies: { sv: 'Ersättare', en: 'Deputies' },
  status: { sv: 'Status', en: 'Status' },
  unit: { sv: 'Enhet', en: 'Unit' },
  period: { sv: 'Period', en: 'Period' },
  form: { sv: 'Formulär', en: 'Form' },
  step: { sv: 'Fel i', en: 'Wrong' },
  keepsMonths: { sv: 'Sparar svar (månader)', en: 'Keeps answers (months)' },
  tellsAfter: { sv: 'Säger till en annan efter (dagar)', en: 'Tells somebody else after (days)' },
  rule: { sv: 'Enligt', en: 'By' },
  forms: { sv: 'Antal formulär', en: 'Number of forms' },
  shown: { sv: 'Barnet ser det', en: 'The child sees it' },
  secondReader: { sv: 'Två läser innan publicering', en: 'Two read before publishing' },
  reader: { sv: 'Läst av', en: 'Read by' },
  identity: { sv: 'Organisationens inloggning', en: 'The organisation’s sign-in' },
};

/** Labels for values that the program defines; every other value is a person's own text. */
const values: { readonly [Field in AuditField]?: Readonly<Record<string, LocalText>> } = {
  role: Object.fromEntries(Object.entries(staffRoles).map(([role, { label }]) => [role, label])),
  active: { true: { sv: 'ja', en: 'yes' }, false: { sv: 'nej', en: 'no' } },
  showNames: { true: { sv: 'ja', en: 'yes' }, false: { sv: 'nej', en: 'no' } },
  access: {
    assigned: { sv: 'de som arbetar med barnet', en: 'those who work with the child' },
    unit: { sv: 'alla på enheten', en: 'everybody in the unit' },
  },
  status: {
    active: { sv: 'öppen', en: 'open' },
    paused: { sv: 'pausad', en: 'paused' },
    closed: { sv: 'stängd', en: 'closed' },
  },
  rule: {
    retention: { sv: 'tiden efter avslutat ärende', en: 'the time after the end of the case' },
    child: { sv: 'barnets önskan', en: 'the child’s wish' },
  },
  shown: { true: { sv: 'ja', en: 'yes' }, false: { sv: 'nej', en: 'no' } },
  secondReader: { true: { sv: 'ja', en: 'yes' }, false: { sv: 'nej', en: 'no' } },
  step: {
    password: { sv: 'lösenord', en: 'password' },
    code: { sv: 'kod', en: 'code' },
    'last-day': { sv: 'sista dag', en: 'last day' },
    identity: { sv: 'organisationens inloggning', en: 'the organisation’s sign-in' },
    passwords: { sv: 'lösenord är avstängda', en: 'passwords are turned off' },
  },
};

/** Writes one detail of an entry, such as “Roll: handläggare → administratör”. */
export function auditDetailText({ field, from, to }: AuditDetail, language: Language): string {
  const known = new Map(Object.entries(values[field] ?? {}));
  const word = (value: string) => {
    const text = known.get(value);
    return text ? localText(text, language) : value || '–';
  };
  const changes = [from, to].flatMap((value) => (value === undefined ? [] : [word(value)]));
  return `${localText(fields[field], language)}: ${changes.join(' → ')}`;
}
