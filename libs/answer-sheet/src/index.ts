export { NOTHING, type Given } from './given.ts';
export { markedIn, readMarks } from './marks.ts';
export {
  answeredCount,
  compared,
  readSheet,
  type AnswerLine,
  type AnswerSheet,
  type ComparedLine,
} from './rows.ts';
export { wordsOf } from './words-of.ts';
