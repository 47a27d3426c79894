import {
  faceOf,
  groupsOf,
  markGroups,
  markedAnswer,
  own,
  type Face,
  type IndividualAnswers,
  type Language,
  type MarkGroup,
} from '@lykta/domain';
import { readSheet, type AnswerLine } from './rows.ts';

/** What a child's answer to a question tells without its words: the face and the marks. */
export const markedIn = ({ form, data }: IndividualAnswers, question: string) =>
  markedAnswer(
    own(form.questions, question),
    (own(data.questions, question) ?? []).map(({ answer }) => answer),
  );

/** The face that a child chose as its answer to a question; undefined without one. */
export function faceIn({ form, data }: IndividualAnswers, question: string): Face | undefined {
  const asked = own(form.questions, question);
  const chosen = own(data.questions, question)?.find(({ answer }) => own(asked?.answers, answer));
  return asked && chosen && faceOf(asked, chosen.answer);
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
      groups: groupsOf(markedIn(answers, line.question)),
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
