/** A list with at least one item. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** Groups items by key, in the order in which the keys first appear. */
export function groupedBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): NonEmpty<Item>[] {
  const groups = new Map<unknown, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
