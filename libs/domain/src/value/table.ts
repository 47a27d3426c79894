/** Returns the names of a table, in its order. For a table of our own: a value from outside may have more. */
export function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** Makes a table with a value for each name. */
export function tableOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
