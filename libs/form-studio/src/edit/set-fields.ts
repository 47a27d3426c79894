/** Sets fields of an object. A field that is there keeps its place, and undefined removes it. */
export function setFields<T extends object>(target: T, change: { readonly [Field in keyof T]?: unknown }): T {
  const entries = Object.entries({ ...target, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}
