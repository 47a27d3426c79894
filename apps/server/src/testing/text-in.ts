/** Returns a text of a reply's body. @throws {Error} if it has none */
export function textIn(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  if (typeof value !== 'string') throw new Error(`the reply has no ${field}: ${JSON.stringify(body)}`);
  return value;
}
