import type { AnswerId, QuestionId } from '../types.ts';

/** A form as it was written: whatever may be missing or of a wrong type is `unknown`. */
export interface FormView {
  readonly name: unknown;
  readonly nameForChild: unknown;
  readonly firstQuestion: unknown;
  readonly questions: ReadonlyMap<QuestionId, QuestionView>;
}

export interface QuestionView {
  readonly key: QuestionId;
  readonly id: unknown;
  readonly type: unknown;
  readonly text: unknown;
  /** Undefined where the question has none. */
  readonly header: unknown;
  readonly options: ReadonlyMap<AnswerId, OptionView>;
  /** Undefined where the question is always included. */
  readonly includeIf:
    { readonly conditions: readonly AnswerPlace[]; readonly otherwise: unknown } | undefined;
  readonly refs: readonly AnswerPlace[];
}

export interface OptionView {
  readonly type: unknown;
  readonly text: unknown;
  readonly group: unknown;
  readonly weight: unknown;
  /** Null where the form ends. */
  readonly next: unknown;
}

/** A question that another one looks back to, and its answers. */
export interface AnswerPlace {
  readonly question: unknown;
  readonly answers: readonly unknown[];
}

/** Reads anything as a form, so that the rules need not ask what they were given. */
export function viewForm(form: unknown): FormView {
  const { metadata, questions } = fields(form);
  const { name, nameForChild, firstQuestion } = fields(metadata);
  return { name, nameForChild, firstQuestion, questions: mapOf(questions, viewQuestion) };
}

function viewQuestion(question: unknown, key: QuestionId): QuestionView {
  const { id, type, text, header, answers, includeIf, ref } = fields(question);
  const { answers: conditions, else: otherwise } = fields(includeIf);
  return {
    key,
    id,
    type,
    text,
    header: header ?? undefined,
    options: mapOf(answers, viewOption),
    includeIf:
      includeIf == null ? undefined : { conditions: listOf(conditions).map(viewCondition), otherwise },
    refs: (Array.isArray(ref) ? ref : ref == null ? [] : [ref]).map(viewRef),
  };
}

function viewOption(option: unknown): OptionView {
  const { type, text, group, weight, next } = fields(option);
  return { type, text, group, weight, next: next ?? null };
}

function viewCondition(condition: unknown): AnswerPlace {
  const { question, answer } = fields(condition);
  return { question, answers: [answer] };
}

function viewRef(ref: unknown): AnswerPlace {
  const { question, answers } = fields(ref);
  return { question, answers: listOf(answers) };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function mapOf<T>(value: unknown, view: (item: unknown, key: string) => T): Map<string, T> {
  return new Map(Object.entries(fields(value)).map(([key, item]) => [key, view(item, key)]));
}

/** A value as what a problem names. */
export function named(value: unknown): string {
  return typeof value === 'string' ? value : typeof value;
}

/** A value as it stands in a message. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return value == null ? 'nothing' : `no text (${typeof value})`;
}
