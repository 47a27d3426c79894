import { own, type IndividualAnswers, type Language, type StoryMark } from '@lykta/domain';
import { readSheet, type AnswerLine } from './rows.ts';

/** What a case worker reads first, in this order. */
export const markGroups = ['help', 'worries', 'resources'] as const;
export type MarkGroup = (typeof markGroups)[number];

const groupOfMark: Record<StoryMark, MarkGroup> = {
  HELP: 'help',
  WORRIES: 'worries',
  PROBLEM: 'worries',
  RESOURCE: 'resources',
  WISH: 'help',
};

/** The answers whose option carries a story mark, by what they tell (docs/product.md §3, Story). */
export function readMarks(sheets: IndividualAnswers[], language: Language): Record<MarkGroup, AnswerLine[]> {
  const groups: Record<MarkGroup, AnswerLine[]> = { help: [], worries: [], resources: [] };
  for (const answers of sheets) {
    for (const line of readSheet(answers, language).lines) {
      const chosen = own(answers.data.questions, line.question) ?? [];
      const options = own(answers.form.questions, line.question)?.answers ?? {};
      const found = new Set(
        chosen.flatMap(({ answer }) => own(options, answer)?.story ?? []).map((mark) => groupOfMark[mark]),
      );
      for (const group of found) groups[group].push(line);
    }
  }
  return groups;
}
