import { present, type Form, type Question } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { walkForm } from '../seed/form-walks.ts';

const WALKS = 300;
const AT = new Date('2026-11-20T12:00:00Z');

/**
 * Answers a form many times, each time with the options chosen least so far, so that every option is chosen at least
 * once.
 * @returns the finished flows
 */
export function walkEverywhere(form: Form): Flow[] {
  const times = new Map<string, number>();
  const timesOf = (question: Question, option: string) => times.get(`${question.id}/${option}`) ?? 0;
  const choose = (question: Question) => {
    const [least] = Object.keys(question.answers).sort((a, b) => timesOf(question, a) - timesOf(question, b));
    times.set(`${question.id}/${least}`, timesOf(question, present(least, 'least')) + 1);
    return present(least, 'least');
  };
  return Array.from({ length: WALKS }, () => walkForm(form, choose, { at: AT }));
}
