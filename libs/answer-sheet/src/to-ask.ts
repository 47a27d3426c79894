import { asksForWords, groupsOf, own, type WholeLanguage } from '@lykta/domain';
import { markedIn } from './marks.ts';
import { rowOf, type Sending } from './paper-rows.ts';
import { documentTexts, filled } from './paper-texts.ts';
import { readSheet } from './rows.ts';

/** A longer question with its answer is no question that can be asked. */
const LONGEST = 100;

/**
 * Proposes what to ask at a meeting, in open questions: what the child wants to begin with, the hardest of the chosen
 * answers, and whom else to talk with. Own words are not repeated: how they are taken up is for the two who meet.
 */
export function questionsToAsk(sendings: readonly Sending[], language: WholeLanguage): string[] {
  const { askFirst, askAbout, askWho } = documentTexts[language];
  const [hardest] = sendings
    .flatMap((sending) => hardIn(sending, language))
    .toSorted((one, other) => one.face - other.face);
  return [askFirst, ...(hardest ? [filled(askAbout, hardest.words)] : []), askWho];
}

/** The chosen answers of a form that carry a worry, or that the child wants help. */
function hardIn({ answers, questions = [] }: Sending, language: WholeLanguage) {
  return readSheet(answers, language)
    .lines.filter(({ question, given, outdated }) => {
      const { type } = own(answers.form.questions, question) ?? {};
      return (
        given.state === 'answered' &&
        !outdated &&
        questions.includes(question) &&
        (type === undefined || !asksForWords(type))
      );
    })
    .filter(({ question }) => {
      const groups = groupsOf(markedIn(answers, question));
      return groups.has('worries') || groups.has('help');
    })
    .map((line) => {
      const { question, answer } = rowOf(line, false, language);
      return { words: { question, answer }, face: line.given.face ?? 6 };
    })
    .filter(({ words }) => words.question.length + words.answer.length <= LONGEST);
}
