import { own, present, type Form, type Question } from '@lykta/domain';
import { answer, openFlow, type Flow } from '@lykta/questionnaire-engine';

/** Chooses an option for a question. */
export type Choice = (question: Question) => string;

/**
 * Answers a form from the first question to the last, with one option per question.
 * @param dataOf the ids for a persons or homes option
 * @returns the finished flow
 */
export function walkForm(
  form: Form,
  choose: Choice,
  {
    at,
    dataOf = () => undefined,
  }: { at: Date; dataOf?: (question: Question, answer: string) => string[] | undefined },
): Flow {
  let flow = openFlow(form, { answers: {}, inactive: {} }, { now: at });
  for (let next = flow.resume; next !== null; next = flow.resume) {
    const question = present(own(form.questions, next), 'the question');
    const chosen = choose(question);
    const data = dataOf(question, chosen);
    flow = answer(flow, next, [data ? { answer: chosen, data } : { answer: chosen }], at);
  }
  return flow;
}
