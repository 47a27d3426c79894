import { groupsOf, localText, own, type WholeLanguage } from '@lykta/domain';
import { markedIn } from './marks.ts';
import { readSheet } from './rows.ts';
import { rowOf, type PaperRow, type Sending } from './paper-rows.ts';

/** A sheet has room for so many wishes on top. */
const WISHES_MOST = 4;

/**
 * Takes the child's wishes for the meeting out of what is chosen: what it wants to talk about, how and with whom. They
 * are the answers that carry that mark; each is named as the story names its question.
 */
export function takeWishes(
  sendings: readonly Sending[],
  language: WholeLanguage,
): { wishes: PaperRow[]; rest: Sending[] } {
  const wishes: PaperRow[] = [];
  const rest = sendings.map(({ answers, questions = [] }) => {
    const taken = readSheet(answers, language)
      .lines.filter(({ question, given }) => given.state === 'answered' && questions.includes(question))
      .filter(({ question }) => groupsOf(markedIn(answers, question)).has('wishes'))
      .slice(0, WISHES_MOST - wishes.length);
    for (const line of taken) {
      const storyText = own(answers.form.questions, line.question)?.storyText;
      const row = rowOf(line, false, language);
      wishes.push(storyText ? { ...row, question: localText(storyText, language) } : row);
    }
    const gone = new Set(taken.map(({ question }) => question));
    return { answers, questions: questions.filter((question) => !gone.has(question)) };
  });
  return { wishes, rest };
}
