import {
  formatCode,
  localText,
  personTypeInfo,
  type IndividualAnswers,
  type WholeLanguage,
} from '@lykta/domain';
import { documentTexts, filled } from './paper-texts.ts';
import { readSheet, type AnswerLine } from './rows.ts';
import { wordsOf } from './words-of.ts';

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

/** One sent form, and the questions of it to include; all when undefined. */
export interface Sending {
  answers: IndividualAnswers;
  questions?: readonly string[];
}

/** A fact with its label, such as “Enhet: Norr”. */
export type Fact = readonly [label: string, value: string];

/** The content of a document, before it becomes text or pages. */
export interface Paper {
  language: WholeLanguage;
  title: string;
  facts: readonly Fact[];
  secrecy: string;
  sections: readonly {
    title: string;
    facts: readonly Fact[];
    rows: readonly { question: string; answer: string; remark?: string }[];
  }[];
}

/** Writes the content of a document: every question that the child was asked, or the chosen ones, with the answers. */
export function writePaper(
  { unit, client, label, by, day }: Heading,
  sendings: readonly Sending[],
  kind: 'document' | 'meeting-sheet' | 'text',
  language: WholeLanguage,
): Paper {
  const texts = documentTexts[language];
  const code = formatCode(client);
  const title = kind === 'meeting-sheet' ? texts.meetingTitle : texts.title;
  return {
    language,
    title: filled(title, { code }),
    facts: [
      [texts.unit, unit],
      [texts.code, code],
      ...(label === undefined ? [] : [[texts.label, label] as const]),
      [texts.printed, filled(texts.printedBy, { day, name: by })],
    ],
    secrecy: texts.secrecy,
    sections: sendings.map((sending) => sectionOf(sending, kind === 'meeting-sheet', language)),
  };
}

/**
 * Writes the section of one sent form.
 * @param isSpoken whether answers are in the child's own sentences where the form has them
 */
export function sectionOf(
  { answers, questions }: Sending,
  isSpoken: boolean,
  language: WholeLanguage,
): Paper['sections'][number] {
  const texts = documentTexts[language];
  return {
    title: localText(answers.form.metadata.nameForChild, language),
    facts: [
      [texts.version, String(answers.form.metadata.version)],
      [texts.sent, answers.data.sent],
      ...(answers.data.together ? [[texts.answered, texts.together] as const] : []),
    ],
    rows: readSheet(answers, language)
      .lines.filter(({ question, asked }) => questions?.includes(question) ?? asked)
      .map((line) => rowOf(line, isSpoken, language)),
  };
}

function rowOf({ text, given, about, outdated }: AnswerLine, isSpoken: boolean, language: WholeLanguage) {
  const texts = documentTexts[language];
  const persons = about.map(({ type }) => localText(personTypeInfo[type].label, language)).join(', ');
  const answer = {
    answered: (isSpoken ? given.sentences?.join(' ') : undefined) ?? wordsOf(given, language),
    skipped: texts.skipped,
    none: texts.none,
  }[given.state];
  return {
    question: persons === '' ? text : filled(texts.about, { question: text, persons }),
    answer,
    ...(outdated ? { remark: texts.outdated } : {}),
  };
}
