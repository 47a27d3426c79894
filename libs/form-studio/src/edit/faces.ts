import { questionTypes, type AnswerOption, type Question } from '@lykta/domain';
import { setFields } from './set-fields.ts';

/** The number of faces of a question about how something is. */
export const FACES = 5;

type Answered = Pick<Question, 'type' | 'answers'>;

/** Whether the answers of a question are faces, which stand by weight: the lowest is the saddest. */
export const hasFaces = ({ type }: Pick<Question, 'type'>): boolean =>
  questionTypes[type].order === 'by-weight';

const isFace = ({ type }: AnswerOption) => type === 'text';

/** Whether a question has all the faces that there are, so that no answer can be added. */
export const isFull = (question: Answered): boolean =>
  hasFaces(question) && Object.values(question.answers).filter(isFace).length >= FACES;

/** Returns the answers in the order in which a child sees them: faces by weight, all others as written. */
export function shownAnswers(question: Answered): [string, AnswerOption][] {
  const entries = Object.entries(question.answers);
  if (!hasFaces(question)) return entries;
  // A face without a weight has just been added; it comes last, and what is no face after it.
  const placeOf = ([, answer]: [string, AnswerOption]) =>
    isFace(answer) ? (answer.weight ?? Number.MAX_SAFE_INTEGER) : Number.MAX_VALUE;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Gives a question its answers in this order. Faces get the weights that go with it, those in use where they suffice. */
export function arranged(
  question: Question,
  entries: readonly (readonly [string, AnswerOption])[],
): Question {
  if (!hasFaces(question)) return { ...question, answers: Object.fromEntries(entries) };
  const faces = entries.filter(([, answer]) => isFace(answer));
  const inUse = weightsOf(faces.map(([, answer]) => answer));
  const weights = inUse.length === faces.length ? inUse : faces.map((_, at) => at + 1);
  const weightOf = new Map(faces.map(([id], at) => [id, weights[at]]));
  const answers = entries.map(([id, answer]) =>
    isFace(answer)
      ? ([id, setFields(answer, { weight: weightOf.get(id) })] as const)
      : ([id, answer] as const),
  );
  return { ...question, answers: Object.fromEntries(answers) };
}

/** Faces are told apart by their weight: where two have the same, or one has none, they are weighed anew. */
export function weighed(question: Question): Question {
  if (!hasFaces(question)) return question;
  const faces = Object.values(question.answers).filter(isFace);
  return weightsOf(faces).length === faces.length ? question : arranged(question, shownAnswers(question));
}

/** The weights of faces, each once, the lowest first. */
const weightsOf = (faces: readonly AnswerOption[]): number[] =>
  [...new Set(faces.flatMap(({ weight }) => weight ?? []))].toSorted((one, other) => one - other);
