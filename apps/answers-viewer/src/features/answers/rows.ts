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

/** One line of a child's answers: the question, what was answered, and whom the question is about. */
export interface AnswerLine {
  question: string;
  text: string;
  given: Given;
  /** Persons from an earlier answer that the question asks about (its `ref`). */
  about: Person[];
  /** The child has said since that this is not true any more. */
  outdated: boolean;
  /** Whether the question lies on the child's way through the form; one that does not was never asked. */
  asked: boolean;
}

/** A form's answers in form order, and what could not be read (docs/product.md §8, answers viewer). */
export interface AnswerSheet {
  lines: AnswerLine[];
  warnings: string[];
}

/** The engine reads ids; here they are indexes into the persons of this reply. */
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

/** The questions on the child's way; all of them where the form can't be walked. */
function askedIn(form: Form, answers: ReturnType<typeof entriesForEngine>): Set<string> {
  try {
    return new Set(openFlow(form, { answers, inactive: {} }, { now: new Date(0) }).path);
  } catch {
    return new Set(Object.keys(form.questions));
  }
}

/** Reads one form's answers. An answer to a question that the form does not have is left out, with a warning. */
export function readSheet({ form, data }: IndividualAnswers, language: Language): AnswerSheet {
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
        // Who was chosen stands in the answer: "Vilka vill du ha med? mamma" needs no "(om mamma)".
        about: given.persons.length > 0 ? [] : about,
        outdated: data.remarks.includes(question.id),
        asked: asked.has(question.id) || isAnswered,
      };
    });
  return { lines, warnings };
}

/** How many questions of a sheet have an answer that says something. */
export function answeredCount({ lines }: AnswerSheet): number {
  return lines.filter(({ given }) => given.state === 'answered').length;
}

/** A question of a sheet, and the same question the time before where it was asked then too. */
export interface ComparedLine {
  line: AnswerLine;
  before?: AnswerLine;
}

/** A sheet beside an earlier one: each question of both, so that nothing said then is lost because it isn't asked now. */
export function compared({ lines }: AnswerSheet, then: AnswerSheet | undefined): ComparedLine[] {
  const earlier = new Map(then?.lines.map((line) => [line.question, line]));
  const both = lines.map((line) => ({ line, before: earlier.get(line.question) }));
  const asked = new Set(lines.map(({ question }) => question));
  const onlyThen = [...earlier.values()]
    .filter(({ question, given }) => !asked.has(question) && given.state === 'answered')
    .map((before) => ({ line: { ...before, given: NOTHING, outdated: false, asked: false }, before }));
  return [...both, ...onlyThen];
}
