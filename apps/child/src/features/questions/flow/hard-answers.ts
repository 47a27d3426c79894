import { isHard, type Form, type StoryMark, own } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';

/** The marks of what is answered now at a question. */
function marksAt(form: Form, { document }: Flow, question: string): (StoryMark | undefined)[] {
  const options = own(form.questions, question)?.answers;
  return (own(document.answers, question) ?? []).map(({ answer }) => own(options, answer)?.story);
}

/** Whether something hard is answered anywhere on the way through a form: then nothing cheers at its end. */
export function tellsSomethingHard(form: Form, flow: Flow): boolean {
  return flow.path.some((question) => marksAt(form, flow, question).some(isHard));
}

/**
 * Whether an answer asks for help for the first time, so that a screen must say what happens now. A question that
 * follows up on an answer that asked for help ("Who should help you?") does not show that screen once more.
 * @param change the flow before and after the answer
 */
export function asksForHelp(form: Form, question: string, change: { before: Flow; after: Flow }): boolean {
  const asks = (flow: Flow, id: string | null) => id !== null && marksAt(form, flow, id).includes('HELP');
  const { before, after } = change;
  return asks(after, question) && !asks(before, question) && !asks(after, after.previous(question));
}
