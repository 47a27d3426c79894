import {
  asksSomething,
  localText,
  type Form,
  type IndividualAnswers,
  type Language,
  type Person,
  own,
} from '@lykta/domain';
import { openFlow, resolveRef } from '@lykta/questionnaire-engine';
import { NOTHING, readGiven, type Given } from './given.ts';

/** One row of a child's answers: the question, the answer, and the persons that the question is about. */
export interface AnswerLine {
  question: string;
  text: string;
  given: Given;
  /** Persons from an earlier answer that the question refers to (its `ref`). */
  about: Person[];
  /** The child has said later that it is not true any more. */
  outdated: boolean;
  /** Whether the question is on the child's path; otherwise it was never asked. */
  asked: boolean;
}

/** A form's answers in form order, and the entries that could not be read (docs/product.md §8, answers viewer). */
export interface AnswerSheet {
  readonly lines: readonly AnswerLine[];
  readonly warnings: readonly string[];
}

/** Converts the entries for the engine, which needs ids; this reply has indexes into its persons. */
function entriesForEngine(questions: IndividualAnswers['data']['questions']) {
  return Object.fromEntries(
    Object.entries(questions).map(([id, entries]) => [
      id,
      entries.map(({ answer, data, date }) => ({
        answer,
        data: data?.map(String),
        timestamp: `${date}T12:00:00.000Z`,
      })),
    ]),
  );
}

/** The questions on the child's path; all questions if the engine can't read the form. */
function askedIn(form: Form, answers: ReturnType<typeof entriesForEngine>): Set<string> {
  try {
    return new Set(openFlow(form, { answers, inactive: {} }, { now: new Date(0) }).path);
  } catch {
    return new Set(Object.keys(form.questions));
  }
}

/** The sheets that have been read, as long as their answers are kept. */
const known = new WeakMap<IndividualAnswers, Map<Language, AnswerSheet>>();

/**
 * Reads one form's answers. An answer to a question that is not in the form is omitted, with a warning. A page asks for
 * the same sheet in several places: the same answers are read once in each language, so they must not change later.
 */
export function readSheet(answers: IndividualAnswers, language: Language): AnswerSheet {
  const inLanguages = known.get(answers) ?? new Map<Language, AnswerSheet>();
  known.set(answers, inLanguages);
  const sheet = inLanguages.get(language) ?? read(answers, language);
  inLanguages.set(language, sheet);
  return sheet;
}

function read({ form, data }: IndividualAnswers, language: Language): AnswerSheet {
  const warnings = Object.keys(data.questions)
    .filter((id) => !Object.hasOwn(form.questions, id))
    .map((id) => `Cannot find question in form: ${id}`);
  const forEngine = entriesForEngine(data.questions);
  const asked = askedIn(form, forEngine);
  const lines = Object.values(form.questions)
    .filter(asksSomething)
    .map((question) => {
      const referred = resolveRef(question, forEngine);
      const isAnswered = (own(data.questions, question.id) ?? []).length > 0;
      if (isAnswered) {
        warnings.push(...referred.warnings.map(({ type, question: id }) => `Reference ${type}: ${id}`));
      }
      const given = readGiven(question, own(data.questions, question.id) ?? [], data, language);
      const about = referred.data.flatMap((index) => data.persons[Number(index)] ?? []);
      return {
        question: question.id,
        text: localText(question.text, language),
        given,
        // The answer already names the persons: "Vilka vill du ha med? mamma" needs no "(om mamma)".
        about: given.persons.length > 0 ? [] : about,
        outdated: data.remarks.includes(question.id),
        asked: asked.has(question.id) || isAnswered,
      };
    });
  return { lines, warnings };
}

/** Reads one answer, which costs little where a sheet costs much; undefined if the form does not ask that question. */
export function readAnswer(
  { form, data }: IndividualAnswers,
  id: string,
  language: Language,
): Given | undefined {
  const question = own(form.questions, id);
  if (!question || !asksSomething(question)) return undefined;
  return readGiven(question, own(data.questions, id) ?? [], data, language);
}

/** Number of questions with an answer, skipped ones not counted. */
export function answeredCount({ lines }: AnswerSheet): number {
  return lines.filter(({ given }) => given.state === 'answered').length;
}

/** A question of a sheet with the same question of the earlier sheet, if it was asked then. */
export interface ComparedLine {
  line: AnswerLine;
  before?: AnswerLine;
}

/**
 * Compares a sheet with an earlier one. Questions answered only in the earlier one are included, so that no answer is
 * lost.
 */
export function compared({ lines }: AnswerSheet, then: AnswerSheet | undefined): ComparedLine[] {
  const earlier = new Map(then?.lines.map((line) => [line.question, line]));
  const both = lines.map((line) => ({ line, before: earlier.get(line.question) }));
  const asked = new Set(lines.map(({ question }) => question));
  const onlyThen = [...earlier.values()]
    .filter(({ question, given }) => !asked.has(question) && given.state === 'answered')
    .map((before) => ({ line: { ...before, given: NOTHING, outdated: false, asked: false }, before }));
  return [...both, ...onlyThen];
}
