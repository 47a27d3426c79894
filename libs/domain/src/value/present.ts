/**
 * Returns a value that must be there, where the types cannot know it.
 * @param what names the value in the error
 * @throws {Error} if it is missing
 */
export function present<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}
