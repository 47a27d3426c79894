export { NOTHING, type Given } from './given.ts';
export { housesIn, personsIn } from './household.ts';
export { faceIn, markedIn, readMarks } from './marks.ts';
export { documentTexts, filled } from './paper-texts.ts';
export type { PaperRow, Sending } from './paper-rows.ts';
export { sectionOf, writePaper, type Fact, type Heading, type Paper } from './paper.ts';
export {
  answeredCount,
  compared,
  readAnswer,
  readSheet,
  type AnswerLine,
  type AnswerSheet,
  type ComparedLine,
} from './rows.ts';
export { wordsOf } from './words-of.ts';
