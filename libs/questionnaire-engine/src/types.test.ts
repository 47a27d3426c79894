import type { AnswersDocument, Entry, Form, Question } from '@lykta/domain';
import { describe, expectTypeOf, it } from 'vitest';
import {
  answer,
  checkForm,
  EngineError,
  mergeDocuments,
  openFlow,
  resolveRef,
  select,
  type Flow,
  type FormProblem,
  type Warning,
} from './index.ts';

/** Nothing to run: the type check is the test. Names and shapes are what the screens and the server are written to. */
describe('the public types', () => {
  it('are these', () => {
    expectTypeOf(checkForm).returns.toEqualTypeOf<FormProblem[]>();
    expectTypeOf(checkForm).toBeCallableWith({} as Form);
    expectTypeOf<FormProblem['code']>().toExtend<string>();
    expectTypeOf<FormProblem['question']>().toEqualTypeOf<string | null>();
    expectTypeOf<FormProblem['message']>().toEqualTypeOf<string>();

    expectTypeOf(openFlow).parameters.toEqualTypeOf<
      [form: Form, document: AnswersDocument, options: { readonly now: Date; readonly skipCutoff?: Date }]
    >();
    expectTypeOf(openFlow).returns.toEqualTypeOf<Flow>();
    expectTypeOf(answer).toBeCallableWith({} as Flow, 'q1', [{ answer: 'a', data: ['p1'] }], new Date(0));
    expectTypeOf(answer).returns.toEqualTypeOf<Flow>();

    expectTypeOf(select).toBeCallableWith({} as Question, ['a'], 'b');
    expectTypeOf(select).returns.toEqualTypeOf<string[]>();
    expectTypeOf(resolveRef).parameters.toEqualTypeOf<
      [question: Question, answers: Record<string, Entry[]>]
    >();
    expectTypeOf(resolveRef).returns.toEqualTypeOf<{ data: string[]; warnings: Warning[] }>();
    expectTypeOf<Warning['type']>().toEqualTypeOf<'unanswered' | 'missing-answer' | 'several-with-data'>();
    expectTypeOf(mergeDocuments).parameters.toEqualTypeOf<[a: AnswersDocument, b: AnswersDocument]>();
    expectTypeOf(mergeDocuments).returns.toEqualTypeOf<AnswersDocument>();
    expectTypeOf<EngineError>().toExtend<Error>();
  });

  it('give a flow that can be read only, and a document that can be saved', () => {
    expectTypeOf<Flow>().toEqualTypeOf<{
      readonly path: readonly string[];
      readonly gaps: readonly string[];
      readonly resume: string | null;
      readonly progress: { readonly total: number; readonly answered: number; readonly left: number };
      readonly document: AnswersDocument;
      previous(question: string): string | null;
      following(question: string): string | null;
    }>();
    // @ts-expect-error a path cannot be changed
    expectTypeOf<Flow['path']>().toHaveProperty('push');
    // @ts-expect-error the time is asked for, never taken from a clock
    expectTypeOf(openFlow).toBeCallableWith({} as Form, {} as AnswersDocument, {});
  });
});
