import { dayAndMonth, groupsOf, localText, own, type WholeLanguage } from '@lykta/domain';
import { markedIn } from './marks.ts';
import { documentTexts, filled } from './paper-texts.ts';
import { readSheet } from './rows.ts';
import { rowOf, type PaperRow, type Sending } from './paper-rows.ts';

/** A sheet has room for so many wishes on top. */
const WISHES_MOST = 4;

/**
 * Takes the child's wishes for the meeting out of what is chosen: what it wants to talk about, how and with whom. They
 * are the answers that carry that mark; each is named as the story names its question.
 * @returns also the forms of which nothing is left, with their days
 */
export function takeWishes(
  sendings: readonly Sending[],
  language: WholeLanguage,
): { wishes: PaperRow[]; from: string[]; rest: Sending[] } {
  const wishes: PaperRow[] = [];
  const from: string[] = [];
  const rest = sendings.flatMap(({ answers, questions = [], earlier }): Sending[] => {
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
    const left = questions.filter((question) => !gone.has(question));
    if (left.length > 0) return [{ answers, questions: left, ...(earlier ? { earlier } : {}) }];
    // Nothing would stand below its heading.
    const form = localText(answers.form.metadata.nameForChild, language);
    from.push(filled(documentTexts[language].from, { form, day: dayAndMonth(answers.data.sent, language) }));
    return [];
  });
  return { wishes, from, rest };
}
