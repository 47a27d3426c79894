import { present, type Form, type Question } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import fc from 'fast-check';

const text = (sv: string) => ({ sv });

/** A question before its position in a form is decided. */
interface Shape {
  /** For each answer, how many questions ahead it leads. */
  ways: number[];
  /** Asked only if this was answered at the first question. */
  condition: number | null;
}

/**
 * Random branching forms that an organisation could import: each answer leads to a later question or to the end, and
 * some questions have a condition.
 * @param most the maximum number of questions
 */
export const anyForm = (most: number): fc.Arbitrary<Form> =>
  fc
    .array(
      fc.record({
        ways: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
        condition: fc.option(fc.nat({ max: 2 }), { freq: 3 }),
      }),
      { minLength: 1, maxLength: most },
    )
    .map(makeForm)
    .filter((form) => checkForm(form).length === 0);

function makeForm(shapes: readonly Shape[]): Form {
  const next = (at: number) => (at < shapes.length ? `q${at}` : null);
  const optionsOfFirst = present(shapes[0], 'shapes[0]').ways.length;
  const questions = shapes.map(({ ways, condition }, at): [string, Question] => {
    const answers = ways.map((way, n) => [
      `a${n}`,
      { type: 'text', text: text(`Svar ${n}`), next: next(at + way) },
    ]);
    const asked = { question: 'q0', answer: `a${(condition ?? 0) % optionsOfFirst}` };
    const includeIf =
      at > 0 && condition !== null ? { includeIf: { answers: [asked], else: next(at + 1) } } : {};
    const id = `q${at}`;
    const question = { id, type: 'single', text: text(`Fråga ${at}`), answers: Object.fromEntries(answers) };
    return [id, { ...question, ...includeIf } as Question];
  });
  const reached = reach(new Map(questions));
  const metadata = { id: 'form', version: 1, name: 'Frågor', nameForChild: text('Frågor'), mutable: false };
  return {
    metadata: { ...metadata, firstQuestion: 'q0' },
    questions: Object.fromEntries(questions.filter(([id]) => reached.has(id))),
  };
}

/** Returns the questions that can be reached. */
function reach(questions: ReadonlyMap<string, Question>): Set<string> {
  const reached = new Set(['q0']);
  for (const id of reached) {
    const { answers, includeIf } = present(questions.get(id), 'questions.get(id)');
    const after = [...Object.values(answers).map(({ next }) => next), includeIf?.else];
    for (const one of after) if (one) reached.add(one);
  }
  return reached;
}
