import type { AnswersDocument } from '@lykta/domain';

/** The counts of one question: how many children answered, and how many chose each option. */
export interface Cell {
  size: number;
  answers: ReadonlyMap<string, number>;
}

/** The counts of one form in one unit and quarter: how many children sent it, and the cells of its questions. */
export interface UnitCounts {
  children: number;
  questions: ReadonlyMap<string, Cell>;
}

/** The key of the cell for the children who sent the form; no question can have it. */
export const SENT = '';

/** Returns the cell of a question, or of the children who sent the form; an empty cell if nobody answered. */
export function cellOf(counts: UnitCounts, question: string): Cell {
  if (question === SENT) return { size: counts.children, answers: new Map() };
  return counts.questions.get(question) ?? { size: 0, answers: new Map() };
}

/** Adds up several cells of one question. */
export function joinCells(cells: readonly Cell[]): Cell {
  const answers = new Map<string, number>();
  let size = 0;
  for (const cell of cells) {
    size += cell.size;
    for (const [answer, n] of cell.answers) answers.set(answer, (answers.get(answer) ?? 0) + n);
  }
  return { size, answers };
}

/** Returns what one child's sent form adds: one child, and every question with each chosen option; never own words. */
export function countAnswers(answers: AnswersDocument['answers']): UnitCounts {
  const answered = Object.entries(answers).filter(
    ([, entries]) => entries.length > 0 && entries.every(({ words }) => words === undefined),
  );
  const questions = answered.map(([question, entries]): [string, Cell] => [
    question,
    { size: 1, answers: new Map(entries.map(({ answer }) => [answer, 1])) },
  ]);
  return { children: 1, questions: new Map(questions) };
}

export const NO_COUNTS: UnitCounts = { children: 0, questions: new Map() };

/** Adds counts to others, or subtracts them with -1; omits zeros from the result. */
export function addCounts(counts: UnitCounts, more: UnitCounts, times: 1 | -1 = 1): UnitCounts {
  const questions = new Map(counts.questions);
  for (const [question, { size, answers }] of more.questions) {
    const { size: before, answers: chosen } = cellOf(counts, question);
    const sums = new Map(chosen);
    for (const [answer, n] of answers) {
      const sum = (chosen.get(answer) ?? 0) + times * n;
      if (sum === 0) sums.delete(answer);
      else sums.set(answer, sum);
    }
    const cell = { size: before + times * size, answers: sums };
    if (cell.size === 0 && sums.size === 0) questions.delete(question);
    else questions.set(question, cell);
  }
  return { children: counts.children + times * more.children, questions };
}

/** Whether all counts are zero. */
export function isNothing({ children, questions }: UnitCounts): boolean {
  return children === 0 && questions.size === 0;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

/** Writes counts as JSON in a fixed order, so that equal counts give equal texts. */
export function writeCounts({ children, questions }: UnitCounts) {
  const cells = [...questions].sort(byName).map(([question, { size, answers }]) => {
    return [question, size, [...answers].sort(byName)] as const;
  });
  return { children, cells };
}
export type WrittenCounts = ReturnType<typeof writeCounts>;

/** Reads counts that `writeCounts` wrote. */
export function readCounts({ children, cells }: WrittenCounts): UnitCounts {
  const questions = cells.map(([question, size, answers]): [string, Cell] => {
    return [question, { size, answers: new Map(answers) }];
  });
  return { children, questions: new Map(questions) };
}
