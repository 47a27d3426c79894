import { present } from '@lykta/domain';
import { SENT } from '../../counts/counts.ts';
import type { Life } from './random-life.ts';
import type { Shown } from './resting.ts';

/** Whether a number can be shown for an exact one. */
const mayShow = (exact: number, shown: number, isRounded: boolean) =>
  isRounded && exact % 3 !== 0 ? Math.abs(exact - shown) < 3 : exact === shown;

/**
 * Counts the children whose answers somebody can deduce who knows the answers of everybody else in the cell: the
 * strongest possible previous knowledge.
 */
export function countSure(
  life: Life,
  seen: readonly Shown[],
  isRounded: boolean,
): { sure: number; children: number } {
  let [sure, children] = [0, 0];
  for (const { question, rests, numbers } of seen) {
    if (question === SENT) continue;
    const answers = [...rests].map(
      (place) =>
        present(
          present(
            present(life.sendings[place], 'life.sendings[place]').answers[question],
            'life.sendings[place].answers[question]',
          )[0],
          'life.sendings[place].answers[question][0]',
        ).answer,
    );
    const options = Object.keys(
      present(life.form.questions[question], 'life.form.questions[question]').answers,
    );
    for (const [at, real] of answers.entries()) {
      const others = answers.filter((_answer, other) => other !== at);
      const fits = (guess: string) =>
        options.every((option) => {
          const exact = others.filter((one) => one === option).length + (option === guess ? 1 : 0);
          return mayShow(exact, numbers.get(option) ?? 0, isRounded);
        });
      children += 1;
      if (options.every((guess) => fits(guess) === (guess === real))) sure += 1;
    }
  }
  return { sure, children };
}
