import type { PartEntry } from './part-name.ts';
import { numbered } from './part-name.ts';

/** Animals, each with its word. */
export const pets: readonly PartEntry[] = numbered('pet', [
  ['Hund', 'Dog'],
  ['Katt', 'Cat'],
]);
