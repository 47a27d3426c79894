import { wholeLanguage, type Language, type WholeLanguage } from '@lykta/domain';

/** What an import could not take, and why. */
export interface LeftOut {
  /** Where it stands in the file: a linkId, or a sheet and its row. */
  readonly place: string;
  readonly why: LeftOutReason;
  /** What stands there. */
  readonly named?: string;
}

/** What an export cannot say in another format. Its place is the questions. */
const lost = {
  persons: {
    sv: 'Frågor om personer och hem finns inte där.',
    en: 'There are no questions about people and homes.',
  },
  story: { sv: 'Märken och meningar i berättelsen.', en: 'Marks and sentences of the story.' },
  look: { sv: 'Bilder, film, länkar och andra formulär.', en: 'Pictures, films, links and other forms.' },
  help: { sv: 'Varför vi frågar, och vem som kan hjälpa.', en: 'Why we ask, and who can help.' },
  easy: { sv: 'De korta orden i Enklare.', en: 'The short words of the easier way.' },
  tags: { sv: 'Ämnen.', en: 'Topics.' },
  weights: { sv: 'Svarens vikter, och ansikten.', en: 'The weights of answers, and faces.' },
  together: { sv: 'Vilka svar som väljs ihop.', en: 'Which answers are chosen together.' },
  form: {
    sv: 'Område, bild och om svar kan ändras.',
    en: 'Area, picture, and whether answers can be changed.',
  },
} as const satisfies Record<string, Record<WholeLanguage, string>>;

const sentences = {
  ...lost,
  kind: {
    sv: 'Den här sortens fråga finns inte: {{named}}.',
    en: 'There is no such kind of question: {{named}}.',
  },
  condition: {
    sv: 'Villkoret går inte att säga som ett svar: {{named}}.',
    en: 'The condition can’t be said as an answer: {{named}}.',
  },
  answers: { sv: 'Svaren finns inte i filen.', en: 'The answers are not in the file.' },
  'too-many-answers': {
    sv: 'Bara de första {{named}} svaren följde med.',
    en: 'Only the first {{named}} answers came along.',
  },
  'too-many-questions': {
    sv: 'Härifrån följde inget med. Ett formulär har högst {{named}} frågor.',
    en: 'Nothing came along from here. A form has at most {{named}} questions.',
  },
  heading: { sv: 'Rubriken följde inte med: {{named}}.', en: 'The heading did not come along: {{named}}.' },
  settings: {
    sv: 'Inställningen följde inte med: {{named}}.',
    en: 'The setting did not come along: {{named}}.',
  },
  sheet: { sv: 'Bladet följde inte med: {{named}}.', en: 'The sheet did not come along: {{named}}.' },
  column: { sv: 'Kolumnen följde inte med: {{named}}.', en: 'The column did not come along: {{named}}.' },
} as const satisfies Record<string, Record<WholeLanguage, string>>;

type LeftOutReason = keyof typeof sentences;

/** The maximum number of characters that are shown of a text of the file. */
const MOST_SHOWN = 120;

/** Says in a plain sentence what did not come along. */
export function leftOutText({ why, named = '' }: LeftOut, language: Language): string {
  const shown = named.length > MOST_SHOWN ? `${named.slice(0, MOST_SHOWN)}…` : named;
  return sentences[why][wholeLanguage(language)].replace('{{named}}', () => shown);
}
