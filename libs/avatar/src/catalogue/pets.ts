import { type PartEntry, numbered } from './part-name.ts';

/** Animals with their names. */
export const pets: readonly PartEntry[] = numbered('pet', [
  ['Brun och vit hund', 'Brown and white dog'],
  ['Grå katt', 'Grey cat'],
  ['Svart och vit hund', 'Black and white dog'],
  ['Pudel', 'Poodle'],
  ['Röd katt', 'Ginger cat'],
  ['Svart katt', 'Black cat'],
  ['Kanin', 'Rabbit'],
  ['Häst', 'Horse'],
  ['Marsvin', 'Guinea pig'],
  ['Undulat', 'Budgie'],
  ['Guldfisk', 'Goldfish'],
  ['Sköldpadda', 'Tortoise'],
  ['Hamster', 'Hamster'],
  ['Höna', 'Hen'],
  ['Brun hund', 'Brown dog'],
  ['Orm', 'Snake'],
]);
