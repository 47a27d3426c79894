import type { Parameters } from 'fast-check';

/** How often a property is tried: the same cases in every run, and many more with LYKTA_LONG=1 (npm run test:long). */
export function runs(count: number): Parameters<unknown> {
  const long = process.env['LYKTA_LONG'] === '1';
  return { numRuns: long ? count * 25 : count, seed: 20261120 };
}

/** Freezes a value and everything in it: whoever changes it then, fails. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key]);
  }
  return value;
}

/** What a map holds under a key of its own, were it `constructor`. */
export function own<T>(map: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
