import { dayAndMonth, formatCode, localText, type SheetPart, type WholeLanguage } from '@lykta/domain';
import { personWords } from './household.ts';
import { rowOf, thenOf, type PaperRow, type Sending } from './paper-rows.ts';
import { documentTexts, filled } from './paper-texts.ts';
import { readSheet } from './rows.ts';
import { questionsToAsk } from './to-ask.ts';
import { takeWishes } from './wishes.ts';

/** Whose answers these are, and who takes them out. */
export interface Heading {
  unit: string;
  /** The child's pseudonym. */
  client: string;
  label?: string;
  /** The name of the member who takes them out. */
  by: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** A fact with its label, such as “Enhet: Norr”. */
export type Fact = readonly [label: string, value: string];

/** The content of a document, before it becomes text or pages. */
export interface Paper {
  language: WholeLanguage;
  title: string;
  facts: readonly Fact[];
  secrecy: string;
  /** Of a meeting sheet: what the child wants of the meeting, above everything else. */
  wishes?: readonly PaperRow[];
  /** The forms and days of those wishes that have no section of their own. */
  wishesFrom?: readonly string[];
  /** Of a meeting sheet: the child's persons in words, and what to ask. */
  persons?: readonly string[];
  toAsk?: readonly string[];
  sections: readonly { title: string; facts: readonly Fact[]; rows: readonly PaperRow[] }[];
}

/**
 * Writes the content of a document: every question that the child was asked, or the chosen ones, with the answers.
 * @param parts what a meeting sheet has besides answers
 */
export function writePaper(
  { unit, client, label, by, day }: Heading,
  sendings: readonly Sending[],
  kind: 'document' | 'meeting-sheet' | 'text',
  language: WholeLanguage,
  parts: readonly SheetPart[] = [],
): Paper {
  const texts = documentTexts[language];
  const code = formatCode(client);
  const isSheet = kind === 'meeting-sheet';
  const title = isSheet ? texts.meetingTitle : texts.title;
  const has = (part: SheetPart) => isSheet && parts.includes(part);
  const persons = has('persons')
    ? personWords(
        sendings.map(({ answers }) => answers),
        language,
      )
    : [];
  const { wishes, from, rest } = isSheet
    ? takeWishes(sendings, language)
    : { wishes: [], from: [], rest: sendings };
  return {
    language,
    title: filled(title, { code }),
    facts: [
      [texts.unit, unit],
      [texts.code, code],
      ...(label === undefined || has('large') ? [] : [[texts.label, label] as const]),
      [texts.printed, filled(texts.printedBy, { day: dayAndMonth(day, language), name: by })],
    ],
    secrecy: texts.secrecy,
    ...(wishes.length > 0 ? { wishes } : {}),
    ...(from.length > 0 ? { wishesFrom: from } : {}),
    ...(persons.length > 0 ? { persons } : {}),
    ...(has('ask') ? { toAsk: questionsToAsk(rest, language) } : {}),
    sections: rest.map((sending) => sectionOf(sending, isSheet, language)),
  };
}

/**
 * Writes the section of one sent form.
 * @param isSpoken whether answers are in the child's own sentences where the form has them
 */
export function sectionOf(
  { answers, questions, earlier }: Sending,
  isSpoken: boolean,
  language: WholeLanguage,
): Paper['sections'][number] {
  const texts = documentTexts[language];
  return {
    title: localText(answers.form.metadata.nameForChild, language),
    facts: [
      [texts.version, String(answers.form.metadata.version)],
      [texts.sent, dayAndMonth(answers.data.sent, language)],
      ...(answers.data.together ? [[texts.answered, texts.together] as const] : []),
    ],
    rows: readSheet(answers, language)
      .lines.filter(({ question, asked }) => questions?.includes(question) ?? asked)
      .map((line) => {
        const then = isSpoken ? thenOf(line, answers.data.sent, earlier, language) : undefined;
        return { ...rowOf(line, isSpoken, language), ...(then === undefined ? {} : { then }) };
      }),
  };
}
