/** Splits a call's name into method and path. */
export function partsOf(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}
