/**
 * What a map holds under an id. Ids come from people: `map[id]` would also find what every object inherits, so that a
 * question called `constructor` looks answered. `npm run lint` refuses `map[id]` and names this function.
 */
export function own<Value>(map: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined {
  return map !== undefined && Object.hasOwn(map, id) ? map[id] : undefined;
}

/** The names that every object inherits. As ids they would reach a prototype, so nobody may choose them. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Whether an id is a name of `Object.prototype`, such as `constructor` or `__proto__`. */
export const isReservedId = (id: string): boolean => inherited.has(id);
