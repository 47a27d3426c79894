import fc from 'fast-check';

/** Some of them are names that every object has: they must be ids like any other. */
export const questionIds = [
  ...['q1', 'q2', 'constructor', 'q4', '__proto__', 'q6', 'toString'],
  ...['q8', 'q9', 'q10', 'q11', 'valueOf', 'q13'],
];
export const answerIds = ['yes', 'no', '__proto__', 'skip', 'valueOf'];
/** No form has it. */
export const NOWHERE = 'nowhere';

/** `otherwise`, but once in so many times something else. */
export function rarely<T, U>(arbitrary: fc.Arbitrary<T>, otherwise: U, oneIn: number): fc.Arbitrary<T | U> {
  return fc.oneof({ arbitrary: fc.constant(otherwise), weight: oneIn - 1 }, { arbitrary, weight: 1 });
}
