import { compared, markedIn, readSheet, type AnswerLine } from '@lykta/answer-sheet';
import { directionOf, groupsOf, type IndividualAnswers, type Language } from '@lykta/domain';
import { areaOf, type FormHistory } from '../sent.ts';

/** The groups of answers to choose from, in the order in which a sheet takes them. */
export const sheetGroups = ['wishes', 'worse', 'hard', 'good', 'other'] as const;
type SheetGroup = (typeof sheetGroups)[number];

/** An answer that can stand on a meeting sheet. */
export interface SheetLine {
  /** Unique among the lines. */
  key: string;
  answers: IndividualAnswers;
  line: AnswerLine;
  group: SheetGroup;
}

/** One sheet has room for so many answers. */
export const SHEET_MOST = 8;

function groupOf(now: IndividualAnswers, then: IndividualAnswers | undefined, question: string): SheetGroup {
  const groups = groupsOf(markedIn(now, question));
  if (groups.has('wishes')) return 'wishes';
  const direction = then && directionOf(markedIn(now, question), markedIn(then, question));
  if (direction === 'worse' || direction === 'worry') return 'worse';
  if (groups.has('help') || groups.has('worries')) return 'hard';
  return groups.has('resources') ? 'good' : 'other';
}

/** The answers of the newest sending of each form, the last sent form first; those that the child gave. */
export function sheetLines(histories: readonly FormHistory[], language: Language): SheetLine[] {
  return histories.flatMap(([now, then]) =>
    compared(readSheet(now, language), then && readSheet(then, language))
      .filter(({ line }) => line.given.state === 'answered')
      .map(({ line }) => ({
        key: `${now.form.metadata.id} ${line.question}`,
        answers: now,
        line,
        group: groupOf(now, then, line.question),
      })),
  );
}

/**
 * The answers that a sheet has at first: as many as it has room for, in the order of the groups. Answers without a mark
 * come only from forms about no area, such as one before a meeting.
 */
export function suggestedKeys(lines: readonly SheetLine[]): string[] {
  return sheetGroups
    .flatMap((group) => lines.filter((one) => one.group === group))
    .filter(({ group, answers }) => group !== 'other' || areaOf(answers) === undefined)
    .slice(0, SHEET_MOST)
    .map(({ key }) => key);
}
