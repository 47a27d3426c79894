import { own, type IndividualAnswers, type Language, type StoryMark } from '@lykta/domain';
import { readSheet, type AnswerLine } from './rows.ts';

/** The groups that a case worker reads first, in order. */
export const markGroups = ['help', 'worries', 'wishes', 'resources'] as const;
export type MarkGroup = (typeof markGroups)[number];

const groupOfMark: Record<StoryMark, MarkGroup> = {
  HELP: 'help',
  WORRIES: 'worries',
  PROBLEM: 'worries',
  RESOURCE: 'resources',
  WISH: 'wishes',
};

/** The two lowest faces count as hard, whatever marks the form has. */
const LOWEST_FACES = 2;

/** The story marks of the child's answers to a question. */
export function marksOf({ form, data }: IndividualAnswers, question: string): StoryMark[] {
  const options = own(form.questions, question)?.answers ?? {};
  return (own(data.questions, question) ?? []).flatMap(({ answer }) => own(options, answer)?.story ?? []);
}

function groupsOf(answers: IndividualAnswers, { question, given }: AnswerLine): Set<MarkGroup> {
  const groups = new Set(marksOf(answers, question).map((mark) => groupOfMark[mark]));
  if (given.face && given.face <= LOWEST_FACES) groups.add('worries');
  return groups;
}

/**
 * The answers with marks for help, worries, wishes and resources (docs/product.md §3, Story; spec/case-work.md, One
 * child). Newest sheets come first, and so do the answers; in each group the saddest faces come first.
 */
export function readMarks(
  sheets: readonly IndividualAnswers[],
  language: Language,
): Record<MarkGroup, AnswerLine[]> {
  const found: Record<MarkGroup, AnswerLine[]> = { help: [], worries: [], wishes: [], resources: [] };
  for (const answers of sheets) {
    const lines = readSheet(answers, language).lines.map((line) => ({
      line,
      groups: groupsOf(answers, line),
    }));
    for (const group of markGroups)
      found[group].push(
        ...lines
          .filter(({ groups }) => groups.has(group))
          .map(({ line }) => line)
          .sort((one, other) => (one.given.face ?? 6) - (other.given.face ?? 6)),
      );
  }
  return found;
}
