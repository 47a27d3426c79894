import { documentTexts, type Fact, type Paper, type PaperRow } from '@lykta/answer-sheet';

/** Only says where a word may be divided. */
const SOFT_HYPHENS = /\u00ad/g;

type Letters = ReadonlySet<number>;

/** A text with one question mark for each run of letters that can't be printed. */
function known(text: string, letters: Letters): string {
  const signs = [...text.replace(SOFT_HYPHENS, '')];
  const isKnown = (sign = '') => sign === '\n' || letters.has(sign.codePointAt(0)!);
  return signs
    .map((sign, place) => (isKnown(sign) ? sign : place > 0 && !isKnown(signs[place - 1]) ? '' : '?'))
    .join('');
}

/** Where a child wrote other letters, a remark says where they can be read. */
function knownRow(row: PaperRow, language: Paper['language'], letters: Letters): PaperRow {
  const isKnown = (text = '') => known(text, letters) === text.replace(SOFT_HYPHENS, '');
  const read = isKnown(row.answer) && isKnown(row.then) ? undefined : documentTexts[language].unprinted;
  const remark = [row.remark, read].filter(Boolean).join('; ');
  return {
    question: known(row.question, letters),
    answer: known(row.answer, letters),
    ...(row.then === undefined ? {} : { then: known(row.then, letters) }),
    ...(remark === '' ? {} : { remark }),
  };
}

/** A paper in letters that can be printed: an archive refuses a file with a sign that its typeface lacks. */
export function inKnownLetters(paper: Paper, letters: Letters): Paper {
  const { language, wishes = [], wishesFrom = [], persons = [], toAsk = [] } = paper;
  const said = (text: string) => known(text, letters);
  const facts = (list: readonly Fact[]) => list.map(([label, value]): Fact => [said(label), said(value)]);
  const rows = (list: readonly PaperRow[]) => list.map((row) => knownRow(row, language, letters));
  return {
    language,
    title: said(paper.title),
    facts: facts(paper.facts),
    secrecy: said(paper.secrecy),
    wishes: rows(wishes),
    wishesFrom: wishesFrom.map(said),
    persons: persons.map(said),
    toAsk: toAsk.map(said),
    sections: paper.sections.map((section) => ({
      title: said(section.title),
      facts: facts(section.facts),
      rows: rows(section.rows),
    })),
  };
}
