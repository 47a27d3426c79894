/**
 * Orders instants or days, earliest first; for `sort`. Both are ISO 8601 in one form, so that their characters have
 * their order. `localeCompare` says the same, but its first call takes a slow phone 25 ms.
 */
export function compareTimes(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
