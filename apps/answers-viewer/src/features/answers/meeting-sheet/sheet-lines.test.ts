import { expect, test } from 'vitest';
import { earlierSchoolAnswers, familyAnswers, manyMarks, schoolAnswers } from '../../../testing/answers.ts';
import { areaOf, byForm } from '../sent.ts';
import { SHEET_MOST, sheetLines, suggestedKeys } from './sheet-lines.ts';

const answers = [earlierSchoolAnswers, familyAnswers, schoolAnswers];

test('only what the child answered can stand on the sheet, each answer once', () => {
  const lines = sheetLines(byForm(answers), 'sv');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ line }) => line.given.state === 'answered')).toBe(true);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('a sheet has at first at most as many answers as it has room for, and none of an area without a mark', () => {
  const lines = sheetLines(byForm(manyMarks), 'sv');
  const chosen = suggestedKeys(lines);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.length).toBeLessThanOrEqual(SHEET_MOST);
  const other = lines.filter((one) => one.group === 'other' && areaOf(one.answers)).map(({ key }) => key);
  expect(chosen.filter((key) => other.includes(key))).toEqual([]);
});
