/**
 * What a map holds under an id. Ids come from people: `map[id]` would also find what every object inherits, so that a
 * question called `constructor` looks answered. `npm run lint` refuses `map[id]` and names this function.
 */
export function own<Value>(map: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined {
  return map && Object.hasOwn(map, id) ? map[id] : undefined;
}

/**
 * Whether an id is a name of `Object.prototype`, such as `constructor` or `__proto__`, which every object inherits. As an
 * id it would reach a prototype, so nobody may choose it.
 */
export const isReservedId = (id: string): boolean => Object.hasOwn(Object.prototype, id);
