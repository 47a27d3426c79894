export { NOTHING, type Given } from './given.ts';
export { markedIn, readMarks } from './marks.ts';
export { documentTexts, filled } from './paper-texts.ts';
export { sectionOf, writePaper, type Fact, type Heading, type Paper, type Sending } from './paper.ts';
export {
  answeredCount,
  compared,
  readSheet,
  type AnswerLine,
  type AnswerSheet,
  type ComparedLine,
} from './rows.ts';
export { wordsOf } from './words-of.ts';
