import { documentTexts, type Paper, type PaperRow } from '@lykta/answer-sheet';

/** What the typeface of documents lacks: all but Latin letters, figures and the usual signs. */
const UNKNOWN = /[^\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]+/gu;

/** A row in letters that can be printed; where a child wrote others, a remark says where they can be read. */
export function inKnownLetters(row: PaperRow, language: Paper['language']): PaperRow {
  const known = (text: string) => text.replace(UNKNOWN, '?');
  const answer = known(row.answer);
  const then = row.then === undefined ? {} : { then: known(row.then) };
  if (answer === row.answer && then.then === row.then) return row;
  const { unprinted } = documentTexts[language];
  return { ...row, ...then, answer, remark: [row.remark, unprinted].filter(Boolean).join('; ') };
}
