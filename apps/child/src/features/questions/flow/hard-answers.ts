import { isHard, type Form, type StoryMark, own } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';

/** The story marks of the current answers to a question. */
function marksAt(form: Form, { document }: Flow, question: string): (StoryMark | undefined)[] {
  const options = own(form.questions, question)?.answers;
  return (own(document.answers, question) ?? []).map(({ answer }) => own(options, answer)?.story);
}

/** Whether an answer on the path tells something hard; then nothing celebrates at the end. */
export function tellsSomethingHard(form: Form, flow: Flow): boolean {
  return flow.path.some((question) => marksAt(form, flow, question).some(isHard));
}

/**
 * Whether an answer asks for help for the first time, so that a screen must say what happens now. A follow-up to such
 * an answer ("Who should help you?") does not show that screen again.
 * @param change the flow before and after the answer
 */
export function asksForHelp(form: Form, question: string, change: { before: Flow; after: Flow }): boolean {
  const asks = (flow: Flow, id: string | null) => id !== null && marksAt(form, flow, id).includes('HELP');
  const { before, after } = change;
  return asks(after, question) && !asks(before, question) && !asks(after, after.previous(question));
}
