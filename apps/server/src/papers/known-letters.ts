import { documentTexts, type Fact, type Paper, type PaperRow } from '@lykta/answer-sheet';

/** What the typeface of documents lacks: all but Latin letters, figures and the usual signs. */
const UNKNOWN =
  /[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]+/gu;
/** Only says where a word may be divided. */
const SOFT_HYPHENS = /\u00ad/g;

const known = (text: string): string => text.replace(SOFT_HYPHENS, '').replace(UNKNOWN, '?');
const isKnown = (text = ''): boolean => known(text) === text.replace(SOFT_HYPHENS, '');
const knownFact = ([label, value]: Fact): Fact => [known(label), known(value)];

/** Where a child wrote other letters, a remark says where they can be read. */
function knownRow(row: PaperRow, language: Paper['language']): PaperRow {
  const read = isKnown(row.answer) && isKnown(row.then) ? undefined : documentTexts[language].unprinted;
  const remark = [row.remark, read].filter(Boolean).join('; ');
  return {
    question: known(row.question),
    answer: known(row.answer),
    ...(row.then === undefined ? {} : { then: known(row.then) }),
    ...(remark === '' ? {} : { remark }),
  };
}

/** A paper in letters that can be printed: an archive refuses a file with a sign that its typeface lacks. */
export function inKnownLetters(paper: Paper): Paper {
  const { language, wishes = [], wishesFrom = [], persons = [], toAsk = [] } = paper;
  const rows = (list: readonly PaperRow[]) => list.map((row) => knownRow(row, language));
  return {
    language,
    title: known(paper.title),
    facts: paper.facts.map(knownFact),
    secrecy: known(paper.secrecy),
    wishes: rows(wishes),
    wishesFrom: wishesFrom.map(known),
    persons: persons.map(known),
    toAsk: toAsk.map(known),
    sections: paper.sections.map((section) => ({
      title: known(section.title),
      facts: section.facts.map(knownFact),
      rows: rows(section.rows),
    })),
  };
}
