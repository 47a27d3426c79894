export { checkForm } from './check/check-form.ts';
export type { FormProblem, FormProblemCode } from './check/problem.ts';
export { EngineError } from './error.ts';
export { answer, openFlow } from './flow.ts';
export { mergeDocuments } from './merge-documents.ts';
export { resolveRef } from './resolve-ref.ts';
export { select } from './select.ts';
export type { AnswerId, Flow, FlowOptions, Progress, QuestionId, Selection, Warning } from './types.ts';
