/**
 * Returns a map's own value for an id. Ids come from people: `map[id]` would also find inherited properties, so that a
 * question called `constructor` would appear answered. `npm run lint` refuses `map[id]` and names this function.
 */
export function own<Value>(map: Readonly<Record<string, Value>> | undefined, id: string): Value | undefined {
  return map && Object.hasOwn(map, id) ? map[id] : undefined;
}

/**
 * Whether an id is a property of `Object.prototype`, such as `constructor` or `__proto__`. Such ids are refused,
 * because they could reach a prototype.
 */
export const isReservedId = (id: string): boolean => Object.hasOwn(Object.prototype, id);

/** Whether an id has digits only. Such ids are refused, because JavaScript sorts them before all others. */
export const hasDigitsOnly = (id: string): boolean => /^\d+$/.test(id);
