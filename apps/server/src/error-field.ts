/**
 * Returns a text that an error carries beside its message, such as the code of Node's errors and of the database's;
 * undefined if it has none.
 */
export function errorField(error: unknown, field: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
}
